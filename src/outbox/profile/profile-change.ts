import type { ProfileChange } from '#contract/account'
import type { ChangedFields } from '../changed-fields/changed-fields.ts'

/** Name of this kind of change: what a patient tells of themselves (C34, N01). */
export const profileKindName = 'profile'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A change of the profile as the device stores it until it is sent. */
export type KeptProfileChange = ChangedFields

/** What of a profile waits on the device until it can be sent: all but the identity, whose number is not stored for that. */
export const keptProfileFields = [
  'first_name',
  'last_name',
  'birthday',
  'dob_format',
  'gender',
  'marital_status',
  'blood_type',
  'height',
  'weight',
  'emergency_contact_name',
  'emergency_contact_lastname',
  'emergency_contact_phone',
  'emergency_relationship_id',
] as const satisfies readonly (keyof ProfileChange['now'])[]

/** The id of a new entry, which is its idempotency key too. */
export const newProfileChangeId = (): string => `profile.${crypto.randomUUID()}`
