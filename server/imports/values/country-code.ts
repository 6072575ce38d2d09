import { getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js'
import { countryOf, regionOf, type Country } from '#contract/locale'
import type { Reading } from '../rows/column.ts'
import { expected } from '../rows/problem.ts'

/** A code of a country that has telephones, whether or not the directory has it: without them nobody could book. */
export const countryCode: Reading<Country> = {
  read: (value) => {
    const country = countryOf(value)
    if (country && isSupportedCountry(regionOf(country))) return country
    return expected('a country by its two letters in ISO 3166, such as my')
  },
  write: (value) => value,
}

/** Calling code of such a country, digits alone. */
export const callingCodeOf = (country: Country): string => getCountryCallingCode(regionOf(country) as CountryCode)
