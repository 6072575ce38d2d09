import { byAge } from '#workers/outbox/drain'
import type { OutboxEntry } from '#workers/outbox/entry'
import { isPending } from './changed-visit.ts'
import type { OutboxKind } from './kind.ts'
import { mayBeDiscarded } from './pending/pending-of.ts'

/** A change to be submitted; the outbox adds its own fields. */
export type Submission<Change extends object = object> = {
  /** Identifies one intent of the patient; also its idempotency key. */
  id: string
  kind: string
  change: Change
  /** Whether the patient confirmed just now; false when a reload only asks for the outcome. */
  isConfirmed: boolean
  /** It was sent once already with this key, and no answer came: it cannot be taken back. */
  mayHaveArrived?: boolean
  /** Entries whose place it takes. */
  replaces?: Replacing
}

export type Replacing = {
  ids: readonly string[]
  /**
   * The change together with those whose place it takes, the oldest first. One that may have arrived is not among them: it stays, and is sent
   * before. Undefined where nothing is left to be sent.
   */
  with: (taken: readonly OutboxEntry[]) => object | undefined
}

type Found = OutboxEntry | undefined

/**
 * What a submission makes of the entries found by its ids: its own first, then those whose place it takes. Done in one step with
 * reading them: what is taken up to be sent in that moment is either replaced or sent before, never both.
 */
export function settlingOf(
  { id, kind: name, change, isConfirmed, mayHaveArrived = false, replaces }: Submission,
  kind: OutboxKind,
  { tenant, createdAt }: { tenant: string; createdAt: string },
): (found: readonly Found[]) => Found[] {
  const fresh = (what: object): OutboxEntry => ({
    ...what,
    ...{ id, tenant, kind: name, idempotencyKey: id, createdAt },
    attempts: mayHaveArrived ? 1 : 0,
    state: isConfirmed ? 'queued' : 'needs_confirmation',
  })
  const merge = (found: OutboxEntry): OutboxEntry => {
    if (isPending(found)) return { ...found, ...kind.renewed?.(found, change) }
    if (!isConfirmed) return found
    const again = fresh(change)
    return { ...again, attempts: Math.max(found.attempts, again.attempts), ...kind.renewed?.(found, change) }
  }
  // This press is the patient's word for one that may have arrived and then waited for it.
  const sentBefore = (entry: OutboxEntry): OutboxEntry =>
    entry.state === 'needs_confirmation'
      ? { ...entry, state: 'queued', createdAt: new Date(Date.parse(createdAt) - 1).toISOString() }
      : entry

  return ([found, ...others]) => {
    const taken = others.filter((entry) => entry !== undefined).filter(mayBeDiscarded)
    const what = replaces ? replaces.with(taken.sort(byAge)) : change
    const left = others.map((entry) => (entry && !mayBeDiscarded(entry) ? sentBefore(entry) : undefined))
    return [found ? merge(found) : what && fresh(what), ...left]
  }
}
