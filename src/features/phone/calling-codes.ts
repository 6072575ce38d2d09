import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { regionOf, type Country } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { regionNames } from '#src/i18n/region-names.ts'
import type { CallingCode } from '#src/ui/phone-field.tsx'

/** Calling codes of the platform's countries: available before all others are loaded, and where they cannot be. */
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

const known = Object.entries(codes).map(([country, code]) => ({ region: regionOf(country), code }))

const callingCodesQuery = queryOptions({
  queryKey: ['calling-codes'],
  queryFn: async () => (await import('./all-calling-codes.ts')).allCallingCodes(),
  networkMode: 'always',
  staleTime: Infinity,
  meta: { persist: false },
})

/**
 * Countries by name for the list: the locale's own and the tenant's other markets first, then all others in alphabetical order.
 */
export function useCallingCodes(): CallingCode[] {
  const { locale, init } = useApp()
  const { data: all = known } = useQuery(callingCodesQuery)
  const { markets } = init.settings.whitelabel_configs
  return useMemo(() => {
    const { nameOf, compare } = regionNames(locale.intl)
    const first = [...new Set([locale.country, ...markets])].map(regionOf)
    const rank = (region: string) => (first.includes(region) ? first.indexOf(region) : first.length)
    return all
      .map(({ region, code }) => ({ region, code, name: nameOf(region) }))
      .sort((one, other) => rank(one.region) - rank(other.region) || compare(one.name, other.name))
  }, [all, locale, markets])
}
