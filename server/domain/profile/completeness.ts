import type { ProfileForm } from '#contract/account'
import { consentKinds, type ConsentKind } from '#contract/consents'

/** Fields that make a profile complete, in the order of its form. A person with a single name has no last one to tell. */
const counted = [
  'first_name',
  'gender',
  'birthday',
  'identity',
  'marital_status',
  'blood_type',
  'height',
  'weight',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_relationship_id',
] as const satisfies (keyof ProfileForm)[]

/**
 * How much of an account is there, in whole percent, and what is not: the consents that it needs, in the order in which a sign-up asks for
 * them, then the fields of the profile that are empty.
 *
 * @param given - the consents that stand: not those that were taken back
 */
export function completenessOf(
  profile: Partial<ProfileForm>,
  given: readonly ConsentKind[],
): { percentage: number; missing: string[] } {
  const missing = [
    ...consentKinds.filter((kind) => !given.includes(kind)),
    ...counted.filter((name) => (profile[name] ?? '') === ''),
  ]
  const total = consentKinds.length + counted.length
  return { percentage: Math.round((1 - missing.length / total) * 100), missing }
}
