import type { BookingContext } from './booking.types.ts'

/** Identifies one request to book: with another time, price or answer it is another request. */
export function submissionKey({ intentId, submission }: Pick<BookingContext, 'intentId' | 'submission'>): string {
  return `${intentId}.${submission}`
}
