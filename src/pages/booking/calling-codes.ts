import { useApp } from '#src/app/context.ts'
import type { Country } from '#contract/locale'

/** Calling codes of the countries search knows, the locale's own first. */
const codes: Record<Country, string> = {
  ae: '971',
  sa: '966',
  eg: '20',
  bh: '973',
  om: '968',
  kw: '965',
  qa: '974',
  jo: '962',
  le: '961',
  tu: '90',
  in: '91',
  pk: '92',
  id: '62',
}

export const callingCodeOf = (country: Country) => codes[country]

/** The list of calling codes to choose from. A number typed with + may have any other. */
export function useCallingCodes(): { value: string; label: string }[] {
  const { country } = useApp().locale
  const own = codes[country]
  return [own, ...Object.values(codes).filter((code) => code !== own)].map((code) => ({
    value: code,
    label: `+${code}`,
  }))
}
