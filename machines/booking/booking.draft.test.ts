import { describe, expect, it } from 'vitest'
import { settledDraft } from './booking.draft.ts'
import type { BookingDraft } from './booking.types.ts'

const draft = (at: BookingDraft['at']) =>
  ({
    at,
    context: {
      intentId: 'intent',
      submission: 2,
      isConfirmed: true,
      isConfirmationDue: true,
      answers: { reason: 'A rash' },
    },
  }) as BookingDraft

describe('a draft whose booking was settled while its page was not open', () => {
  it('is done with when it was booked', () => {
    expect(settledDraft(draft('submitting'), 'intent.2', 'booked')).toBeUndefined()
  })

  it('is open again, as another request and with what was typed, when it was given up', () => {
    expect(settledDraft(draft('submitting'), 'intent.2', 'discarded')).toEqual({
      at: 'filling',
      context: {
        intentId: 'intent',
        submission: 3,
        isConfirmed: false,
        isConfirmationDue: false,
        answers: { reason: 'A rash' },
      },
    })
  })

  it.each([
    ['goes on with another request', draft('submitting'), 'intent.1'],
    ['was changed since', draft('filling'), 'intent.2'],
  ])('stays as it is when it %s', (_, kept, key) => {
    expect(settledDraft(kept, key, 'booked')).toBe(kept)
    expect(settledDraft(kept, key, 'discarded')).toBe(kept)
  })
})
