import type { OutboxAnswer, OutboxEntry } from '#workers/outbox/entry'
import type { OutboxKind, OutboxKinds } from './kind.ts'
import type { OutboxNews } from './news.ts'
import { isGivenUp } from './own-faults.ts'

export function newsOfAnswer(answer: OutboxAnswer, kind: OutboxKind): OutboxNews {
  return { ...nameOf(answer, kind), state: 'accepted', answer }
}

/** @param isHeldUp - whether waiting entries cannot be sent at present */
export function newsOfEntry(entry: OutboxEntry, kind: OutboxKind, isHeldUp: boolean): OutboxNews {
  const { state, attempts, refusal } = entry
  const name = nameOf(entry, kind)
  if (state === 'sending') return { ...name, state }
  if (isGivenUp(entry)) return { ...name, state: 'kept' }
  if (state === 'queued') return { ...name, state: attempts > 0 || isHeldUp ? 'kept' : 'sending' }
  if (refusal) return { ...name, state: 'refused', refusal }
  return { ...name, state: 'confirmation_due', mayHaveArrived: attempts > 0 }
}

/** A patient who has postponed the decision is asked again after this long, in milliseconds. */
const recheckAfterMs = 3_600_000

/** News that the patient has not seen yet, on any page, oldest first. */
export function unseenNews(
  { entries, answers }: { entries: readonly OutboxEntry[]; answers: readonly OutboxAnswer[] },
  kinds: OutboxKinds,
  now: Date,
): OutboxNews[] {
  const dated = [
    ...answers.map((answer) => ({ at: answer.answeredAt, news: unseenOfAnswer(answer, kinds[answer.kind]) })),
    ...entries.map((entry) => ({ at: entry.createdAt, news: unseenOfEntry(entry, kinds[entry.kind], now) })),
  ]
  return dated
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .flatMap(({ news }) => (news?.subject === undefined ? [] : news))
}

function unseenOfAnswer(answer: OutboxAnswer, kind: OutboxKind | undefined): OutboxNews | undefined {
  return kind && !answer.seenAt ? newsOfAnswer(answer, kind) : undefined
}

function unseenOfEntry(entry: OutboxEntry, kind: OutboxKind | undefined, now: Date): OutboxNews | undefined {
  const { state, refusal, attempts, seenAt } = entry
  // What our own code fails at is in the list of all that waits, with what to do.
  if (!kind || isGivenUp(entry) || (state !== 'refused' && state !== 'needs_confirmation')) return undefined
  if (refusal) return seenAt ? undefined : newsOfEntry(entry, kind, false)
  const lapse = attempts === 0 ? kind.lapseOf?.(entry) : undefined
  if (lapse && Date.parse(lapse.at) <= now.getTime())
    // A patient who postponed the decision is told once that it is too late for it.
    return seenAt && Date.parse(seenAt) >= Date.parse(lapse.at)
      ? undefined
      : { ...nameOf(entry, kind), state: 'refused', refusal: { code: lapse.code } }
  const isPutOff = seenAt !== undefined && now.getTime() - Date.parse(seenAt) < recheckAfterMs
  return isPutOff ? undefined : newsOfEntry(entry, kind, false)
}

function nameOf(change: OutboxEntry | OutboxAnswer, kind: OutboxKind) {
  return { id: change.id, kind: change.kind, subject: kind.subjectOf(change) }
}
