import { Problem } from '#contract/problem'
import type { OutboxEntry, SentKind, Verdict } from './entry.ts'
import { orderOf } from './order-of.ts'

/** What draining needs from the page or worker it runs in. */
export type Drain = {
  outbox: OutboxPort
  /** By name. An entry of an unknown kind was stored by a newer build, and is left to it. */
  kinds: Readonly<Record<string, SentKind>>
  /** Stores what the answer brings. The entry is removed only afterwards, so it may be called twice for one entry. */
  onAccepted: (entry: OutboxEntry, answer: unknown) => Promise<void>
  /** Runs the work while no other tab or worker runs it. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  /** The server's time, requested where it is not known; undefined where it cannot be requested, and nothing is sent then. */
  now: () => Promise<Date | undefined>
}

export type OutboxPort = {
  list(): Promise<OutboxEntry[]>
  /** Changes an entry in one transaction; resolves to the changed entry, or to undefined when it is gone. */
  update(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<OutboxEntry | undefined>
  remove(id: string): Promise<void>
}

export type Drained = { isEmpty: true } | { isEmpty: false; attempts: number }

/**
 * Sends waiting entries, oldest first, and stops at the first one that reached nobody: it and everything behind it stay. One to which the platform
 * says that it must wait holds up what is of the same visit, person or document alone. A refusal is an answer: the entry stays for the patient to
 * see, and does not block others.
 */
export function drainOutbox(drain: Drain): Promise<Drained> {
  return drain.withLock(async () => {
    const heldUp = new Set<string>()
    let drained: Drained = { isEmpty: true }
    for (const found of (await drain.outbox.list()).filter(isWaiting).sort(byAge)) {
      const { id, kind: name, attempts } = found
      const kind = drain.kinds[name]
      if (!kind || heldUp.has(orderOf(found))) continue
      const now = await drain.now()
      if (!now) return { isEmpty: false, attempts }
      const entry = await drain.outbox.update(id, (found) => prepare(found, kind, now))
      if (entry?.state !== 'sending') continue
      const failure = await attempt(entry, kind, drain)
      if (!failure) continue
      drained = { isEmpty: false, attempts: entry.attempts }
      if (!isOfOneChange(failure)) break
      heldUp.add(orderOf(entry))
    }
    return drained
  })
}

/**
 * Does what the answers ask for that a worker has fetched while no page was open, and removes their entries. Nothing is sent: it needs no
 * network. Entries of an unknown kind are left to the build that stored them.
 */
export async function acceptFetched({ outbox, kinds, onAccepted, withLock }: Omit<Drain, 'now'>): Promise<void> {
  const list = async () => (await outbox.list()).filter(({ fetched, kind }) => fetched && kinds[kind]).sort(byAge)
  if ((await list()).length === 0) return
  await withLock(async () => {
    for (const entry of await list())
      // One that cannot be taken on stays for the next page, and holds up no other.
      await onAccepted(entry, entry.fetched?.answer).then(
        () => outbox.remove(entry.id),
        () => undefined,
      )
  })
}

/**
 * Marks an entry as being sent, or as one the patient must confirm. One that is already marked was left by a page that was
 * closed while sending: the lock shows that nobody is sending it, and its key makes another attempt harmless.
 */
function prepare(entry: OutboxEntry, { confirmAfterMinutes }: SentKind, now: Date): OutboxEntry {
  if (!isWaiting(entry)) return entry
  const ageMinutes = (now.getTime() - Date.parse(entry.createdAt)) / 60_000
  if (ageMinutes > confirmAfterMinutes) return { ...entry, state: 'needs_confirmation' }
  return { ...entry, state: 'sending', attempts: entry.attempts + 1 }
}

/** Sends an entry. Resolves to why it has to wait; to undefined once it is answered. */
async function attempt(entry: OutboxEntry, kind: SentKind, { outbox, onAccepted }: Drain): Promise<unknown> {
  let isAnswered = false
  try {
    const answer = await kind.send(entry)
    isAnswered = true
    await onAccepted(entry, answer)
  } catch (failure) {
    // What the device could not take on is no refusal: it is asked for again, by the same key.
    const verdict: Verdict = isAnswered ? { state: 'queued' } : kind.verdictOf(failure)
    await outbox.update(entry.id, (found) => ({ ...found, ...verdict }))
    // Of one that was answered, not the network is at fault.
    return verdict.state === 'queued' ? isAnswered || failure : undefined
  }
  await outbox.remove(entry.id)
  return undefined
}

const isWaiting = ({ state, fetched }: OutboxEntry) => !fetched && (state === 'queued' || state === 'sending')

/**
 * Whether this change alone has to wait: an attempt with its key is still running, there is a limit, which most calls have one of their own of, or it
 * meets a fault, of the platform or of our own (500). Where nothing is reached, or the clock is wrong, no other would fare better.
 */
const isOfOneChange = (failure: unknown) =>
  [409, 429, 500].includes(failure instanceof Problem ? (failure.status ?? 0) : 500)

/** The oldest first. */
export const byAge = (one: OutboxEntry, other: OutboxEntry): number => (one.createdAt < other.createdAt ? -1 : 1)

/** How long to wait before the next attempt, in milliseconds: doubling to five minutes, spread by `random` (0 to 1). */
export function retryDelayMs(attempts: number, random: number): number {
  return Math.min(2_000 * 2 ** (attempts - 1), 300_000) * (0.5 + random / 2)
}
