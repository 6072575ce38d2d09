import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { codeRegionsOf } from '#contract/code-regions'
import { regionOf } from '#contract/locale'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'

/** Kinds of numbers that a phone with text messages can have. */
const mobile: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * The E.164 form of a number that the tenant texts codes to. Satellite and other numbers of no country, premium ones and landlines
 * are none: whoever earns by messages to them would let us pay.
 *
 * Throws `phone_invalid`, `phone_country_not_served`, `phone_not_mobile`.
 */
export function toTextablePhone({ configuration }: Tenant, nationalNumber: string, callingCode: string): string {
  const parsed = parsePhoneNumberFromString(`+${callingCode}${nationalNumber}`)
  // The parts must come back as they were given, or the calling code has swallowed a digit of the number.
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode) throw problem('phone_invalid')
  if (!parsed.country || !codeRegionsOf(configuration).includes(parsed.country))
    throw problem('phone_country_not_served')
  if (!mobile.includes(parsed.getType())) throw problem('phone_not_mobile')
  return parsed.number
}

/** Whether a number is of none of the tenant's markets. */
export function isAbroad({ configuration }: Tenant, phone: string): boolean {
  const codes = configuration.markets.map((market) => getCountryCallingCode(regionOf(market) as CountryCode))
  return !codes.some((code) => phone.startsWith(`+${code}`))
}
