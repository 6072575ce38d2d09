import type { Country } from '#contract/locale'
import { consoleData } from '#console/console-data.ts'
import type { Entry, Section } from './entry.ts'
import { messages as rules } from './labels/rules.messages.ts'
import { messages as seller } from './labels/seller.messages.ts'

/** Currencies by country: of those that ship with the product, and of what the directory has beside them. */
export const currencies: Readonly<Record<Country, string>> = {
  ae: 'AED',
  sa: 'SAR',
  eg: 'EGP',
  bh: 'BHD',
  om: 'OMR',
  kw: 'KWD',
  qa: 'QAR',
  jo: 'JOD',
  le: 'LBP',
  tu: 'TRY',
  in: 'INR',
  pk: 'PKR',
  id: 'IDR',
  ...consoleData.added_currencies,
}

/** Who sells in a market, as its invoices name them. */
export function sellerSection(market: Country): Section {
  const at = `/sellers/${market}`
  return {
    title: seller.heading,
    market,
    entries: [
      { at: `${at}/legal_name`, label: seller.name, market, isLocalised: true },
      { at: `${at}/address`, label: seller.address, market, isLocalised: true, isLong: true },
      { at: `${at}/registration_number`, label: seller.number, market },
      { at: `${at}/vat/rate_percent`, label: seller.rate, market },
      { at: `${at}/vat/registration_number`, label: seller.taxNumber, market },
    ],
  }
}

/** What is kept of the fee of a visit that is cancelled late, in the currency of a market. */
export function lateFeeEntry([market, currency]: [Country, string]): Entry {
  return { at: `/booking_rules/late_cancellation_fee/amounts/${currency}`, label: rules.amounts, market, currency }
}
