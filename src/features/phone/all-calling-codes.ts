import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** Every country and territory with phones, by its ISO 3166 code, with its calling code. */
export const allCallingCodes = (): { region: string; code: string }[] =>
  getCountries().map((region) => ({ region, code: getCountryCallingCode(region) }))
