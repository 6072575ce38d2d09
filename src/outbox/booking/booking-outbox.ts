import type { Slot } from '#contract/availability'
import type { SubmitInput, OutboxEvent, WithdrawOutput } from '#machines/booking/booking.types'
import { problemCodes } from '#contract/problem-codes'
import type { OutboxNews } from '../news.ts'
import type { OutboxRunner } from '../runner.ts'
import type { Submission } from '../submission.ts'
import {
  type BookedVisit,
  type BookingChange,
  bookingKindName,
  type BookingVisit,
  type KeptPhoto,
} from './booking-change.ts'

type BookingPage = {
  /** Address prefix of the locale the booking is made in. */
  locale: string
  visitOf: (slot: Slot) => BookingVisit
  /** Stores the photos that were taken for a booking with this practitioner, then calls `submit` with them. */
  withPhotos: (practitionerId: string, submit: (photos: KeptPhoto[]) => Promise<void>) => Promise<void>
  /** Runs the work once the page is visible. */
  whenSeen: (work: () => void) => void
}

/** The outbox as services of the booking machine: `submitBooking` and `withdrawBooking`. */
export function bookingOutbox(runner: OutboxRunner, { locale, visitOf, withPhotos, whenSeen }: BookingPage) {
  return {
    /** Submits a booking and reports its state, until the returned function is called. */
    submit(
      { idempotencyKey, body, guestToken, isConfirmed }: SubmitInput,
      report: (event: OutboxEvent) => void,
    ): () => void {
      let stop = () => {}
      let isStopped = false
      const handOver = async () => {
        await forgetEarlier(runner, idempotencyKey)
        const booking = { body, guestToken, locale, visit: visitOf(body) }
        await withPhotos(body.practitioner_id, async (photos) => {
          const change = photos.length > 0 ? { ...booking, photos } : booking
          const submission: Submission<BookingChange> = {
            ...{ id: idempotencyKey, kind: bookingKindName, change, isConfirmed },
          }
          await runner.submit(submission)
        })
      }
      // Followed only after it is submitted: an earlier refusal of the same entry is not the answer to this confirmation.
      const follow = () => {
        if (isStopped) return
        stop = runner.follow(idempotencyKey, (news) => {
          // This page shows it, so that no other needs to.
          if (isOutcome(news)) whenSeen(() => void runner.acknowledge(idempotencyKey))
          report(toEvent(news as OutboxNews<BookedVisit>))
        })
      }
      void handOver().then(follow, () => report({ type: 'outbox.refused', problem: { code: 'unexpected' } }))
      return () => {
        isStopped = true
        stop()
      }
    },
    /** Removes what is kept of an intent which the patient has confirmed otherwise, and nothing that is on its way. */
    forget: async (idempotencyKey: string): Promise<void> => {
      await forgetEarlier(runner, idempotencyKey)
      await runner.dismiss(idempotencyKey)
    },
    withdraw: ({ idempotencyKey }: { idempotencyKey: string }): Promise<WithdrawOutput> =>
      runner.withdraw(idempotencyKey),
  }
}

/** Removes an earlier refusal of the same intent, to which this confirmation is the patient's answer. */
async function forgetEarlier(runner: OutboxRunner, id: string) {
  const intent = id.slice(0, id.lastIndexOf('.') + 1)
  for (const entry of await runner.entries()) {
    if (entry.id.startsWith(intent) && entry.id !== id) await runner.dismiss(entry.id)
  }
}

const isOutcome = ({ state }: OutboxNews) => state !== 'kept' && state !== 'sending'

function toEvent(news: OutboxNews<BookedVisit>): OutboxEvent {
  switch (news.state) {
    case 'kept':
      return { type: 'outbox.kept' }
    case 'sending':
      return { type: 'outbox.sending' }
    case 'accepted':
      return { type: 'outbox.booked', appointmentId: news.answer.appointmentId }
    case 'confirmation_due':
      return { type: 'outbox.confirmation_due' }
    case 'refused': {
      const { code, details } = news.refusal
      return {
        type: 'outbox.refused',
        problem: { code: problemCodes.find((known) => known === code) ?? 'unexpected', details },
      }
    }
  }
}
