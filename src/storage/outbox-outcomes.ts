import type { OutboxVisit, OutboxEntry } from '#contract/outbox'
import type { OutboxAnswer } from './outbox-store.ts'

/** What became of a kept booking, for a patient who may be anywhere in the app. */
export type Outcome = { id: string; visit: OutboxVisit } & (
  | { kind: 'booked'; appointmentId: string }
  /** `code` of the problem: the booking page says it, with the nearest other times or what else there is to do. */
  | { kind: 'refused'; code: string }
  /** Too old to be sent unasked. It may have arrived where an attempt was made: to send it again then tells. */
  | { kind: 'confirmation_due'; mayHaveArrived: boolean }
)

/** Who has put off the decision is asked again after this long, in milliseconds. */
const askAgainAfterMs = 3_600_000

/** What the patient has not been told yet, oldest first. */
export function outcomesOf(entries: readonly OutboxEntry[], answers: readonly OutboxAnswer[], now: Date): Outcome[] {
  const dated = [
    ...answers.map((answer) => ({ at: answer.answeredAt, outcome: ofAnswer(answer) })),
    ...entries.map((entry) => ({ at: entry.createdAt, outcome: ofEntry(entry, now) })),
  ]
  return dated.toSorted((one, other) => (one.at < other.at ? -1 : 1)).flatMap(({ outcome }) => outcome ?? [])
}

function ofAnswer({ id, appointmentId, visit, seenAt }: OutboxAnswer): Outcome | undefined {
  return visit && !seenAt ? { id, visit, kind: 'booked', appointmentId } : undefined
}

function ofEntry({ id, state, refusal, visit, attempts, seenAt }: OutboxEntry, now: Date): Outcome | undefined {
  if (!visit) return undefined
  if (state === 'refused' || (state === 'needs_confirmation' && refusal))
    return seenAt ? undefined : { id, visit, kind: 'refused', code: refusal?.code ?? 'unexpected' }
  if (state !== 'needs_confirmation') return undefined
  if (attempts === 0 && Date.parse(visit.start) <= now.getTime())
    // Who put the decision off hears once that it is too late for it.
    return seenAt && seenAt >= new Date(visit.start).toISOString()
      ? undefined
      : { id, visit, kind: 'refused', code: 'slot_in_past' }
  const isPutOff = seenAt !== undefined && now.getTime() - Date.parse(seenAt) < askAgainAfterMs
  return isPutOff ? undefined : { id, visit, kind: 'confirmation_due', mayHaveArrived: attempts > 0 }
}
