import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { problem } from '#server/errors'

/** The E.164 form of a national number and its calling code, both digits only (V02). Throws `phone_invalid`. */
export function toPhone(nationalNumber: string, callingCode: string): string {
  const parsed = parsePhoneNumberFromString(`+${callingCode}${nationalNumber}`)
  // The parts must be the same as given, or a digit of the number was taken for part of the calling code.
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode) throw problem('phone_invalid')
  return parsed.number
}
