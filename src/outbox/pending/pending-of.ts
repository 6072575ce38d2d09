import type { OutboxEntry } from '#workers/outbox/entry'
import { isPending } from '../changed-visit.ts'
import type { OutboxKind } from '../kind.ts'
import { isGivenUp } from '../own-faults.ts'

/** A stored change as it is listed for the patient. */
export type PendingChange = {
  id: string
  kind: string
  /** Its description in the rest of the app. */
  subject: unknown
  /** An instant; when the patient confirmed it last. */
  createdAt: string
  /** `due` is sent when the patient says so, with `code` where it was to be sent and nobody was signed in; `refused` with `code` stays until they act. */
  state: 'waiting' | 'sending' | 'due' | 'refused'
  /** Why it was refused, or is of no use any more: the code of a problem, perhaps one of another build. */
  code?: string
  /** It was sent, and the answer is not known. */
  mayHaveArrived: boolean
  /** Our own code failed at it each time: it is sent when the patient says so, and may be discarded. */
  isGivenUp: boolean
  canSend: boolean
  canDiscard: boolean
}

/** A change as it is listed; undefined for one of a kind that this build does not know, or that is not told outside its own page. */
export function pendingOf(entry: OutboxEntry, kind: OutboxKind | undefined, now: Date): PendingChange | undefined {
  const subject = kind?.subjectOf(entry)
  if (!kind || subject === undefined) return undefined
  const { id, createdAt, attempts, refusal } = entry
  const lapse = refusal || attempts > 0 || isPending(entry) ? undefined : kind.lapseOf?.(entry)
  const isLapsed = lapse !== undefined && Date.parse(lapse.at) <= now.getTime()
  const code = refusal?.code ?? (isLapsed ? lapse.code : undefined)
  // Of one that met nobody who is signed in nothing was decided.
  const isDecided = code !== undefined && (isLapsed || !mayBeConfirmed(entry))
  return {
    ...{ id, kind: entry.kind, subject, createdAt },
    state: isDecided ? 'refused' : stateOf(entry),
    ...(code === undefined ? {} : { code }),
    mayHaveArrived: attempts > 0 && !refusal,
    canSend: !isLapsed && (entry.state === 'queued' || mayBeConfirmed(entry)),
    isGivenUp: isGivenUp(entry),
    canDiscard: mayBePutAway(entry),
  }
}

const stateOf = ({ state }: OutboxEntry) =>
  state === 'sending' ? 'sending' : state === 'queued' ? 'waiting' : state === 'refused' ? 'refused' : 'due'

/** Whether a change is sent once the patient says so: it is old, or was refused only because nobody was signed in. */
export const mayBeConfirmed = ({ state, refusal }: OutboxEntry): boolean =>
  state === 'needs_confirmation' && (!refusal || refusal.code === 'unauthenticated')

/** Whether the patient may delete it from the list: what our own code fails at would else be there for good. */
export const mayBePutAway = (entry: OutboxEntry): boolean => mayBeDiscarded(entry) || isGivenUp(entry)

/** Whether a change may be deleted: it was refused, or never sent. One that may have arrived may not. */
export const mayBeDiscarded = ({ state, attempts, refusal }: OutboxEntry): boolean =>
  refusal !== undefined || state === 'refused' || (attempts === 0 && state !== 'sending')
