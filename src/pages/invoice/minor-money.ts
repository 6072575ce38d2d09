import type { Locale } from '#contract/locale'
import type { Format } from '#src/i18n/create-format.ts'

type Minor = { amount: number; currency: string; digits: number }

/** "AED 16.67", "‎-300.00 د.إ": an amount in minor units, with all its digits behind the point and the sign before them. */
export function minorMoney(
  locale: Locale,
  format: Pick<Format, 'currency'>,
  { amount, currency, digits }: Minor,
): string {
  const number = new Intl.NumberFormat(locale.intl, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
  const symbol = format.currency(currency)
  return locale.language === 'ar' ? `${number}\u00a0${symbol}` : `${symbol}\u00a0${number}`
}
