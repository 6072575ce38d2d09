import type { IdentityType } from '#contract/content'
import type { Relationship } from '#contract/person'
import type { Relative, RelativeForm } from '#contract/relative'
import { longestText } from '#contract/text-limits'
import { faultOfName, isEmail } from '#src/features/person/person-checks.ts'
import { faultsOfPapers, toPapers, toTypedPapers, type TypedPapers } from '#src/features/person/typed-papers.ts'
import type { PhoneOfCountry } from '#src/features/phone/parse-phone.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** A relative as it is typed; what is not told is empty. */
export type TypedRelative = TypedPapers & {
  relationship_id: '' | Relationship
  first_name: string
  last_name: string
  gender: string
  phone: string
  email: string
}
export type RelativeField = keyof TypedRelative

/** Possible faults; each has a text. */
export type RelativeFault =
  | 'relationship'
  | 'required'
  | 'name'
  | 'tooLong'
  | 'birthday'
  | 'birthdayParts'
  | 'phone'
  | 'email'
  | 'identity'
  | 'identityMissing'
  | 'identityOffline'

/** A relative as the form shows them; nobody yet without one. */
export const toTypedRelative = (relative?: Partial<Relative>): TypedRelative => ({
  relationship_id: relative?.relationship_id === 'self' ? '' : (relative?.relationship_id ?? ''),
  first_name: relative?.first_name ?? '',
  last_name: relative?.last_name ?? '',
  gender: relative?.gender ?? '',
  phone: relative?.phone ?? '',
  email: relative?.email ?? '',
  ...toTypedPapers(relative ?? {}),
})

type Checks = {
  /** Today's calendar day, `YYYY-MM-DD`. */
  today: string
  /** Kinds of identity documents, as far as they are known. */
  types: readonly IdentityType[]
  parsePhone: (text: string) => PhoneOfCountry | undefined
}

/** The relative as they will be sent (C39, C40), or the faults. Empty optional fields are left out (V01). */
export function checkRelative(
  typed: TypedRelative,
  { today, types, parsePhone }: Checks,
): Checked<RelativeForm, RelativeField, RelativeFault> {
  const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as TypedRelative
  const phone = text.phone ? parsePhone(text.phone) : undefined
  const { relationship_id, first_name, last_name, gender, email } = text
  const faults = faultsOf<RelativeField, RelativeFault>({
    relationship_id: relationship_id ? undefined : 'relationship',
    first_name: faultOfName(first_name, longestText.firstName),
    last_name: last_name ? faultOfName(last_name, longestText.lastName) : undefined,
    gender: undefined,
    phone: text.phone && !phone ? 'phone' : undefined,
    email: email ? faultOfEmail(email) : undefined,
    ...faultsOfPapers(text, { today, types }),
  })
  if (!relationship_id || Object.keys(faults).length) return { faults }
  return {
    values: {
      relationship_id,
      first_name,
      last_name,
      ...toPapers(text),
      ...(gender === 'female' || gender === 'male' ? { gender } : {}),
      ...(phone ? { phone: `+${phone.country_code}${phone.phone}` } : {}),
      ...(email ? { email } : {}),
    },
  }
}

const faultOfEmail = (email: string) =>
  isEmail(email) ? (email.length > longestText.email ? 'tooLong' : undefined) : 'email'
