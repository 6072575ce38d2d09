import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#contract/digits'

export type ParsedPhone = {
  /** National number, digits only. */
  phone: string
  /** Calling code, digits only. */
  country_code: string
}
/** With the country's ISO 3166 code; a satellite number has none. */
export type PhoneOfCountry = ParsedPhone & { region: string | undefined }

/**
 * The phone in the platform's format (V02): national number and calling code. A number that starts with + or 00 has its own
 * code. Undefined for an impossible number.
 *
 * @param region - country of the number, as an ISO 3166 code
 */
export function parsePhone(text: string, region: string): PhoneOfCountry | undefined {
  const typed = latinDigits(text).trim().replace(/^00/, '+')
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(region) ? region : undefined)
  if (!number?.isValid()) return undefined
  return { phone: number.nationalNumber, country_code: number.countryCallingCode, region: number.country }
}

/** The phone in the usual notation, for example `+971 50 123 4567`. */
export function formatPhone({ phone, country_code }: ParsedPhone): string {
  return parsePhoneNumberFromString(`+${country_code}${phone}`)?.formatInternational() ?? `+${country_code} ${phone}`
}
