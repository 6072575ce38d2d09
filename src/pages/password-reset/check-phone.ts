import { longestText } from '#contract/text-limits'
import type { PhoneAnswers } from '#machines/password-reset/password-reset.types'
import { emailAsNumber, type PhoneNumber } from '#machines/phone-code/phone-code.types'
import { isEmail } from '#src/features/person/person-checks.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import type { Checked } from '#src/ui/form/faults.ts'
import { isLikeEmail } from '#src/ui/phone-field.tsx'

export type PhoneFault = 'invalid' | 'notServed' | 'email'

/** Whose codes are sent: the countries whose numbers are texted, and whether emails are mailed links. */
export type Reach = { regions: readonly string[]; orEmail: boolean }

/**
 * The number in the platform's format, or the email in lower case, or what is wrong with it; undefined where the library for phone numbers
 * cannot be loaded.
 */
export async function checkPhone(
  { phone, phoneRegion }: PhoneAnswers,
  { regions, orEmail }: Reach,
): Promise<Checked<PhoneNumber, 'phone', PhoneFault> | undefined> {
  const email = phone.trim()
  if (orEmail && isLikeEmail(email))
    return isEmail(email) && email.length <= longestText.email
      ? { values: emailAsNumber(email.toLowerCase()) }
      : { faults: { phone: 'email' } }
  const phones = await loadPhones()
  if (!phones) return undefined
  const number = phones.parsePhone(phone, phoneRegion)
  if (!number) return { faults: { phone: 'invalid' } }
  if (!number.region || !regions.includes(number.region)) return { faults: { phone: 'notServed' } }
  return { values: { phone: number.phone, country_code: number.country_code } }
}
