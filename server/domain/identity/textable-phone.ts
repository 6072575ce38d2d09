import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { codeRegionsOf } from '#contract/code-regions'
import { regionOf } from '#contract/locale'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'

/** Types of numbers that can receive text messages. */
const mobile: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * The E.164 form of a number that the tenant texts codes to. Satellite and other numbers without a country, premium numbers and
 * landlines are refused: messages to some of them earn money for a fraudster.
 *
 * Throws `phone_invalid`, `phone_country_not_served`, `phone_not_mobile`.
 */
export function toTextablePhone({ configuration }: Tenant, nationalNumber: string, callingCode: string): string {
  const parsed = parsePhoneNumberFromString(`+${callingCode}${nationalNumber}`)
  // The parts must be the same as given, or a digit of the number was taken for part of the calling code.
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode) throw problem('phone_invalid')
  if (!isServed(configuration, parsed)) throw problem('phone_country_not_served')
  if (!mobile.includes(parsed.getType())) throw problem('phone_not_mobile')
  return parsed.number
}

/** Whether a phone, in E.164, is one that the tenant texts to. */
export function isTextable({ configuration }: Tenant, phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  return (
    parsed !== undefined && parsed.isValid() && isServed(configuration, parsed) && mobile.includes(parsed.getType())
  )
}

const isServed = (configuration: Tenant['configuration'], { country }: PhoneNumber) =>
  country !== undefined && codeRegionsOf(configuration).includes(country)

/** Whether a number is outside the tenant's markets. */
export function isAbroad({ configuration }: Tenant, phone: string): boolean {
  const codes = configuration.markets.map((market) => getCountryCallingCode(regionOf(market) as CountryCode))
  return !codes.some((code) => phone.startsWith(`+${code}`))
}
