import { draftLifetimeMs } from '#src/storage/draft-store.ts'

/** How long what became of a booking stays on the device: once it was told as long as a draft, and a month where nobody came to be told. */
export const retentionMs = { told: draftLifetimeMs, untold: 30 * 86_400_000 }
