import { submissionKey } from './booking.requests.ts'
import type { BookingDraft } from './booking.types.ts'

/** What became of a booking while nobody looked at its page. */
export type Settled = 'booked' | 'discarded'

/**
 * A draft after that: one that was on its way is done with, or open again at what was typed, as another request. A draft that
 * went on to something else stays as it is.
 *
 * @param key - idempotency key of the booking
 */
export function settledDraft(draft: BookingDraft, key: string, how: Settled): BookingDraft | undefined {
  if (draft.at !== 'submitting' || submissionKey(draft.context) !== key) return draft
  if (how === 'booked') return undefined
  const submission = draft.context.submission + 1
  return { at: 'filling', context: { ...draft.context, submission, isConfirmed: false, isConfirmationDue: false } }
}
