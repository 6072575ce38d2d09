import { draftLifetimeMs } from './draft-store.ts'

/** How long what became of a booking stays on the device: once it was shown as long as a draft, and a month where nobody came to see it. */
const retentionMs = { seen: draftLifetimeMs, unseen: 30 * 86_400_000 }

/** Whether what was answered at an instant, and shown at another if at all, can be forgotten. */
export function isPastRetention(at: string, seenAt: string | undefined, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt ?? at) > retentionMs[seenAt ? 'seen' : 'unseen']
}
