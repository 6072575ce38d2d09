import type { RelativeChange } from '#contract/relative'
import type { ChangedFields } from '../changed-fields/changed-fields.ts'

/** Name of this kind of change: what is told of a relative (C40, N02). */
export const detailsKindName = 'changed_relative'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A change of a relative as the device stores it until it is sent; `name` is their first name, and is forgotten with the answer. */
export type DetailsChange = ChangedFields & { relativeId: string; name: string }

/** What of a relative waits on the device until it can be sent: all but the identity, whose number is not stored for that. */
export const keptRelativeFields = [
  'relationship_id',
  'first_name',
  'last_name',
  'birthday',
  'dob_format',
  'gender',
  'phone',
  'email',
] as const satisfies readonly (keyof RelativeChange['now'])[]

/** The id of a new entry, which is its idempotency key too. */
export const newDetailsId = (): string => `relative.${crypto.randomUUID()}`
