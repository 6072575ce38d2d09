import { Problem } from '#contract/problem'
import { byAge, retryDelayMs } from '#workers/outbox/drain'
import type { OutboxEntry } from '#workers/outbox/entry'
import { orderOf } from '#workers/outbox/order-of'
import { isUndecided } from '#workers/outbox/verdict'
import { isPending } from './changed-visit.ts'
import type { OutboxKind, OutboxKinds } from './kind.ts'

/** Tries at which our own code may fail before a change is left to the patient. */
const mostFaults = 5

type FaultPage = {
  store: {
    list(): Promise<OutboxEntry[]>
    update(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<unknown>
  }
  isOnline: () => boolean
  now: () => Date
  /** Reports a failure of our own. */
  report: (error: unknown) => void
}

/** Whether our own code failed at a change so often that it is sent only if the patient says so. */
export const isGivenUp = ({ state, faults = 0 }: OutboxEntry): boolean =>
  state === 'needs_confirmation' && faults >= mostFaults

/**
 * Keeps account of changes at which our own code fails, which no drain can mend: each waits for its own time before it is tried again, longer each
 * time, is reported once, and is left to the patient after a few tries.
 */
export function ownFaults({ store, isOnline, now, report }: FaultPage) {
  /** Passes on what the work does; a fault of ours is noted with the entry. */
  async function watched<T>(
    entry: OutboxEntry,
    work: () => Promise<T>,
    isFault: (failure: unknown) => boolean,
  ): Promise<T> {
    try {
      return await work()
    } catch (failure) {
      // Without a network a part of the app may be missing; and a page that is left gives up its calls.
      const isOurs = isOnline() && !(failure instanceof DOMException && failure.name === 'AbortError')
      if (isOurs && isFault(failure)) await note(entry.id, failure)
      throw failure
    }
  }

  async function note(id: string, failure: unknown): Promise<void> {
    let isFirst = false
    await store.update(id, (entry) => {
      const faults = (entry.faults ?? 0) + 1
      isFirst = faults === 1
      const pause = retryDelayMs(faults, Math.random())
      return { ...entry, faults, notBefore: new Date(now().getTime() + pause).toISOString() }
    })
    if (isFirst) report(failure)
  }

  const isPausing = ({ notBefore = '' }: OutboxEntry) => notBefore > now().toISOString()

  return {
    /** Kinds that note what fails before there is an answer. */
    watchedKinds: (kinds: OutboxKinds): OutboxKinds =>
      Object.fromEntries(
        Object.entries(kinds).map(([name, kind]): [string, OutboxKind] => [
          name,
          {
            ...kind,
            send: (entry) =>
              watched(
                entry,
                () => kind.send(entry),
                (failure) => !(failure instanceof Problem),
              ),
          },
        ]),
      ),
    /** The same for what is done with an answer: no refusal of what it asks for is one of the change. */
    accepting: (entry: OutboxEntry, accept: () => Promise<void>) =>
      watched(entry, accept, (failure) => !(failure instanceof Problem) || !isUndecided(failure)),
    /** What may be tried now: neither what still has to pause, nor what was changed after it of the same visit, person or document. */
    due: async (): Promise<OutboxEntry[]> => {
      const heldUp = new Set<string>()
      return (await store.list()).sort(byAge).filter((entry) => {
        if (isPending(entry) && isPausing(entry)) heldUp.add(orderOf(entry))
        return !heldUp.has(orderOf(entry))
      })
    },
    /** Leaves to the patient what was tried often enough; resolves to the milliseconds until the next is due, where one pauses. */
    settle: async (): Promise<number | undefined> => {
      const pausing: number[] = []
      for (const { id, state, faults = 0, fetched, notBefore = '' } of await store.list()) {
        if (state !== 'queued' || fetched || faults === 0) continue
        if (faults >= mostFaults) await store.update(id, leftToPatient)
        else pausing.push(Math.max(0, Date.parse(notBefore) - now().getTime()))
      }
      return pausing.length ? Math.min(...pausing) : undefined
    },
  }
}

/** The patient wants it to be tried now. */
export const withoutPause = ({ notBefore: _, ...entry }: OutboxEntry): OutboxEntry => entry

const leftToPatient = (entry: OutboxEntry): OutboxEntry =>
  entry.state === 'queued' ? { ...withoutPause(entry), state: 'needs_confirmation' } : entry
