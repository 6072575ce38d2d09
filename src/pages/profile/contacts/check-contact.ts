import type { codeRegionsOf } from '#contract/code-regions'
import type { Account } from '#contract/account'
import { longestText } from '#contract/text-limits'
import type { ContactAnswers } from '#machines/contact-change/contact-change.types'
import { emailAsNumber, type PhoneNumber } from '#machines/phone-code/phone-code.types'
import { isEmail } from '#src/features/person/person-checks.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import type { Checked } from '#src/ui/form/faults.ts'
import type { ContactKind } from './contact-draft.ts'

/** Possible faults; each has a text in profile.messages.ts. */
export type ContactFault = 'required' | 'phone' | 'notServed' | 'samePhone' | 'email' | 'sameEmail'

type Given = { kind: ContactKind; account: Account; regions: ReturnType<typeof codeRegionsOf> }
type Answer = Checked<PhoneNumber, 'contact', ContactFault>

/**
 * A new phone or email as it will be sent, or what is wrong with it; undefined where the library for phone numbers cannot be loaded.
 * `regions` are the countries whose numbers are texted codes, undefined for all.
 */
export async function checkContact(
  { text, phoneRegion }: ContactAnswers,
  { kind, account, regions }: Given,
): Promise<Answer | undefined> {
  const typed = text.trim()
  if (!typed) return fault('required')
  if (kind === 'email') return checkEmail(typed.toLowerCase(), account)
  const phones = await loadPhones()
  if (!phones) return undefined
  const found = phones.parsePhone(typed, phoneRegion)
  if (!found) return fault('phone')
  const { phone, country_code, region } = found
  if (regions && !(region && regions.includes(region))) return fault('notServed')
  const isSame = phone === account.phone && country_code === account.country_code
  return isSame ? fault('samePhone') : { values: { phone, country_code } }
}

function checkEmail(email: string, account: Account): Answer {
  if (!isEmail(email) || email.length > longestText.email) return fault('email')
  return account.email_verified && email === account.email ? fault('sameEmail') : { values: emailAsNumber(email) }
}

const fault = (contact: ContactFault): Answer => ({ faults: { contact } })
