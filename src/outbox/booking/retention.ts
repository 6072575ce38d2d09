import { draftLifetimeMs } from '#src/storage/draft-store.ts'

/**
 * How long the outcome of a booking is stored on the device: after the patient has seen it as long as a draft, and a month
 * where they have not.
 */
export const retentionMs = { seen: draftLifetimeMs, unseen: 30 * 86_400_000 }
