import type { RelativeForm } from '#contract/relative'

/** Name of this kind of change: somebody is added to those whom the patient books for (C39, N02). */
export const additionKindName = 'added_relative'

/** Minutes after which it is only sent when the patient confirms it again: half a day, as with a cancellation. */
export const confirmAfterMinutes = 720

/** Somebody who is to be added, as the device stores them until that is sent: never with an identity. */
export type AdditionChange = { form: Omit<RelativeForm, 'identity' | 'identity_type_id'> }

/** The id of a new entry, which is its idempotency key too. */
export const newAdditionId = (): string => `addition.${crypto.randomUUID()}`
