import { submissionKey } from './submission-key.ts'
import type { BookingDraft } from './booking.types.ts'

/** How a booking ended while its page was closed. */
export type Settled = 'booked' | 'discarded'

/**
 * The draft after its booking was settled elsewhere: if it had been sent, it is finished, or open again for editing under a new
 * key. A draft that has moved on to something else stays as it is.
 *
 * @param key - idempotency key of the booking
 */
export function settledDraft(draft: BookingDraft, key: string, how: Settled): BookingDraft | undefined {
  if (draft.at !== 'submitting' || submissionKey(draft.context) !== key) return draft
  if (how === 'booked') return undefined
  const submission = draft.context.submission + 1
  return { at: 'filling', context: { ...draft.context, submission, isConfirmed: false, isConfirmationDue: false } }
}
