import type { SubmitInput, OutboxEvent, WithdrawOutput } from '#machines/booking/booking.types'
import { problemCodes } from '#contract/problem'
import type { OutboxNews, OutboxRunner } from './outbox-runner.ts'

/** The outbox as the booking machine asks for it: its services `submitBooking` and `withdrawBooking`. */
export function bookingOutbox(runner: OutboxRunner, locale: string) {
  return {
    /** Hands a booking over and reports what becomes of it, until the returned function is called. */
    submit(
      { idempotencyKey, body, guestToken, isConfirmed }: SubmitInput,
      report: (event: OutboxEvent) => void,
    ): () => void {
      let stop = () => {}
      let isStopped = false
      const handOver = async () => {
        await forgetEarlier(runner, idempotencyKey)
        await runner.submit({ id: idempotencyKey, body, guestToken, locale, isConfirmed })
      }
      // Followed only once it is handed over: an earlier refusal of the same entry is not the answer to this word.
      const follow = () => {
        if (isStopped) return
        stop = runner.follow(idempotencyKey, (news) => report(toEvent(news)))
      }
      void handOver().then(follow, () => report({ type: 'outbox.refused', problem: { code: 'unexpected' } }))
      return () => {
        isStopped = true
        stop()
      }
    },
    withdraw: ({ idempotencyKey }: { idempotencyKey: string }): Promise<WithdrawOutput> =>
      runner.withdraw(idempotencyKey),
  }
}

/** What was refused before, of the same intent, has its answer: this is the patient's next word. */
async function forgetEarlier(runner: OutboxRunner, id: string) {
  const intent = id.slice(0, id.lastIndexOf('.') + 1)
  for (const entry of await runner.entries()) {
    if (entry.id.startsWith(intent) && entry.id !== id) await runner.dismiss(entry.id)
  }
}

function toEvent(news: OutboxNews): OutboxEvent {
  switch (news.kind) {
    case 'kept':
      return { type: 'outbox.kept' }
    case 'sending':
      return { type: 'outbox.sending' }
    case 'booked':
      return { type: 'outbox.booked', appointmentId: news.appointmentId }
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
