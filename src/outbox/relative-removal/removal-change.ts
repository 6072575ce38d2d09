/** Name of this kind of change: a relative is taken off the patient's list (C40). */
export const removalKindName = 'removed_relative'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** A removal as the device stores it until it is sent; `name` is their first name, and is forgotten with the answer. */
export type RemovalChange = { relativeId: string; name: string }

/** The id of a removal's entry, which is its idempotency key too: a relative is removed once. */
export const removalIdOf = (relativeId: string): string => `removal.${relativeId}`
