import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** Every country and territory that has phones, as ISO 3166 has it, with its calling code. */
export const allCallingCodes = (): { region: string; code: string }[] =>
  getCountries().map((region) => ({ region, code: getCountryCallingCode(region) }))
