import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#contract/digits'

export type ParsedPhone = {
  /** National number, digits only. */
  phone: string
  /** Calling code, digits only. */
  country_code: string
}
/** With the country as ISO 3166 has it; a satellite's number has none. */
export type PhoneOfCountry = ParsedPhone & { region: string | undefined }

/**
 * The phone as the platform takes it (V02): national number and calling code. A number that starts with + or 00 brings its own
 * code. Nothing for what no network could ring.
 *
 * @param region - country of the number, as ISO 3166 has it
 */
export function parsePhone(text: string, region: string): PhoneOfCountry | undefined {
  const typed = latinDigits(text).trim().replace(/^00/, '+')
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(region) ? region : undefined)
  if (!number?.isValid()) return undefined
  return { phone: number.nationalNumber, country_code: number.countryCallingCode, region: number.country }
}

/** The phone as people write it, for example `+971 50 123 4567`. */
export function formatPhone({ phone, country_code }: ParsedPhone): string {
  return parsePhoneNumberFromString(`+${country_code}${phone}`)?.formatInternational() ?? `+${country_code} ${phone}`
}
