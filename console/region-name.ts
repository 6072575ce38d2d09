import { regionOf, type Country } from '#contract/locale'

/** What the device calls a country, in the language of a tag of Intl; its code where it has no name for it, and what a draft has in its place. */
export const regionName = (tag: string, country: Country): string =>
  (isCountryCode(country) && new Intl.DisplayNames(tag, { type: 'region' }).of(regionOf(country))) || country

/** Whether a value or a name of a field can be a country: no other that the schema has is two letters long, but languages. */
export const isCountryCode = (text: string): boolean => /^[a-z]{2}$/.test(text)
