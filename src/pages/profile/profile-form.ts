import { bodyLimits, type Account, type ProfileForm } from '#contract/account'
import type { IdentityType } from '#contract/content'
import { latinDigits } from '#contract/digits'
import { longestText } from '#contract/text-limits'
import { faultOfName } from '#src/features/person/person-checks.ts'
import { faultsOfPapers, toPapers, toTypedPapers, type TypedPapers } from '#src/features/person/typed-papers.ts'
import type { PhoneOfCountry } from '#src/features/phone/parse-phone.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Fields of the profile, as they are typed. */
export const profileFields = [
  'first_name',
  'last_name',
  'birthday',
  'dob_format',
  'gender',
  'marital_status',
  'identity_type_id',
  'identity',
  'blood_type',
  'height',
  'weight',
  'emergency_contact_name',
  'emergency_contact_lastname',
  'emergency_contact_phone',
  'emergency_relationship_id',
] as const
export type ProfileField = (typeof profileFields)[number]
export type TypedProfile = Record<ProfileField, string> & TypedPapers
/** What the form shows of it: without a network there are only fields of which the device has a copy. */
export type ShownProfile = Partial<TypedProfile>

/**
 * Fields that can be filled in from what a device has kept without a network. Of a birthday the copy lacks the calendar, of an identity the number, and
 * a marital status altogether: they would be emptied or garbled by a form.
 */
export const copiedFields = [
  'first_name',
  'last_name',
  'gender',
  'blood_type',
  'height',
  'weight',
  'emergency_contact_name',
  'emergency_contact_lastname',
  'emergency_contact_phone',
  'emergency_relationship_id',
] as const satisfies readonly (ProfileField & keyof AccountCopy)[]

/** Possible faults; each has a text in profile.messages.ts. */
export type ProfileFault =
  | 'required'
  | 'name'
  | 'tooLong'
  | 'birthday'
  | 'birthdayParts'
  | 'identity'
  | 'identityMissing'
  | 'height'
  | 'weight'
  | 'phone'
  | 'identityOffline'

/** The account as the form shows it; what is not told is empty. */
export const toTyped = (account: Partial<Account>): TypedProfile => ({
  ...(Object.fromEntries(profileFields.map((name) => [name, String(account[name] ?? '')])) as Record<
    ProfileField,
    string
  >),
  ...toTypedPapers(account),
})

/** The same of a copy: what it lacks is not there. */
export function toTypedCopy(copy: AccountCopy): ShownProfile {
  const typed = toTyped(copy)
  return Object.fromEntries(copiedFields.map((name) => [name, typed[name]]))
}

type Checks = {
  /** Today's calendar day, `YYYY-MM-DD`. */
  today: string
  /** Kinds of identity documents, as far as they are known. */
  types: readonly IdentityType[]
  parsePhone: (text: string) => PhoneOfCountry | undefined
}

/** The profile as it will be sent (C34), or the faults. Empty optional fields are left out (V01). */
export function checkProfile(
  shown: ShownProfile,
  { today, types, parsePhone }: Checks,
): Checked<ProfileForm, ProfileField, ProfileFault> {
  const typed = { ...toTyped({}), ...shown }
  const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as TypedProfile
  const phone = text.emergency_contact_phone ? parsePhone(text.emergency_contact_phone) : undefined
  const faults = faultsOf<ProfileField, ProfileFault>({
    first_name: faultOfName(text.first_name, longestText.firstName),
    last_name: optionalName(text.last_name, longestText.lastName),
    ...faultsOfPapers(text, { today, types }),
    gender: undefined,
    marital_status: undefined,
    blood_type: undefined,
    height: isWithin(text.height, bodyLimits.height) ? undefined : 'height',
    weight: isWithin(text.weight, bodyLimits.weight) ? undefined : 'weight',
    emergency_contact_name: optionalName(text.emergency_contact_name, longestText.firstName),
    emergency_contact_lastname: optionalName(text.emergency_contact_lastname, longestText.lastName),
    emergency_contact_phone: text.emergency_contact_phone && !phone ? 'phone' : undefined,
    emergency_relationship_id: undefined,
  })
  if (Object.keys(faults).length) return { faults }
  const { first_name, last_name, height, weight, emergency_contact_phone: _, ...others } = text
  const { birthday, dob_format, identity_type_id, identity, ...rest } = others
  return {
    values: {
      first_name,
      last_name,
      ...toPapers({ birthday, dob_format, identity_type_id, identity }),
      ...(height ? { height: toNumber(height) } : {}),
      ...(weight ? { weight: toNumber(weight) } : {}),
      ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as Partial<ProfileForm>),
      ...(phone ? { emergency_contact_phone: `+${phone.country_code}${phone.phone}` } : {}),
    },
  }
}

const optionalName = (text: string, most: number) => (text ? faultOfName(text, most) : undefined)
const toNumber = (text: string) => Number(latinDigits(text))

function isWithin(text: string, { least, most }: { least: number; most: number }): boolean {
  if (!text) return true
  const number = toNumber(text)
  return Number.isInteger(number) && number >= least && number <= most
}
