import type { PhoneAnswers } from '#machines/password-reset/password-reset.types'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import type { ParsedPhone } from '#src/features/phone/parse-phone.ts'
import type { Checked } from '#src/ui/form/faults.ts'

export type PhoneFault = 'invalid' | 'notServed'

/**
 * The number in the platform's format, or what is wrong with it; undefined where the library for phone numbers cannot be
 * loaded.
 *
 * @param regions - countries whose numbers are texted codes
 */
export async function checkPhone(
  { phone, phoneRegion }: PhoneAnswers,
  regions: readonly string[],
): Promise<Checked<ParsedPhone, 'phone', PhoneFault> | undefined> {
  const phones = await loadPhones()
  if (!phones) return undefined
  const number = phones.parsePhone(phone, phoneRegion)
  if (!number) return { faults: { phone: 'invalid' } }
  if (!number.region || !regions.includes(number.region)) return { faults: { phone: 'notServed' } }
  return { values: { phone: number.phone, country_code: number.country_code } }
}
