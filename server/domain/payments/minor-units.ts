import type { Money } from '#contract/wire'

/** An amount in the currency's minor unit. */
export type MinorAmount = { amount: number; currency: string }

/** Digits behind the point by ISO 4217, where these are not two. */
const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'UYI',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3])),
}

/** How many digits of a minor unit stand behind the point. */
export const minorDigits = (currency: string): number => digits[currency] ?? 2

const factorOf = (currency: string) => 10 ** minorDigits(currency)

/** A price of the wire, in whole main units, as a provider is told it: 350 AED are 35000 fils, 12 KWD 12000. */
export function toMinorUnits({ amount, currency }: Money): MinorAmount {
  const minor = amount * factorOf(currency)
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError('an amount that cannot be paid')
  return { amount: minor, currency }
}

/** The same amount as the wire tells it, in whole main units: what was asked for always is, what a stranger sent may not be. */
export const toMoney = ({ amount, currency }: MinorAmount): Money => ({
  amount: Math.round(amount / factorOf(currency)),
  currency,
})
