import type { ProfileForm } from '#contract/account'

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

/** How much of a profile is told, in whole percent, and which of its fields are still empty. */
export function completenessOf(profile: Partial<ProfileForm>): { percentage: number; missing: string[] } {
  const missing = counted.filter((name) => (profile[name] ?? '') === '')
  return { percentage: Math.round((1 - missing.length / counted.length) * 100), missing }
}
