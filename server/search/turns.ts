import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Work in pieces of a few milliseconds: wherever it yields, other work may run. */
export type Work<Result> = Generator<void, Result, void>

/** Runs all pieces at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * The client a piece of work is done for, and whether it still waits. Work without a client is the server's own and goes first.
 */
export type Waiting = { client?: string | undefined; signal?: AbortSignal | undefined }

export type Turns = {
  /**
   * Runs the work, one at a time and in slices between which the process handles other events. Clients that used little time
   * recently go before those that used much.
   *
   * @throws Problem `unavailable` where too many wait; the reason of `signal` where it was aborted.
   */
  run<Result>(work: () => Work<Result>, waiting?: Waiting): Promise<Result>
}

/** How many pieces of work may wait: some seconds of work. */
const mostWaiting = 200
/** Milliseconds without yielding; the piece that passes this limit is still finished. */
const sliceMilliseconds = 10
/** Milliseconds that a waiting piece of work is expected to take. */
const expectedMilliseconds = 20
/** Used time counts half after so many milliseconds. */
const halfLifeMilliseconds = 5000

/** Milliseconds that a client used, as of an instant, and how many pieces of its work wait. */
type Account = { taken: number; at: number; waiting: number }

/** A queue for pieces of work, fair between clients. */
export function createTurns(): Turns {
  const queue = new PQueue({ concurrency: 1 })
  const accounts = new LRUCache<string, Account>({ max: 10_000 })

  function accountOf(client: string): Account {
    const at = performance.now()
    const known = accounts.get(client) ?? { taken: 0, at, waiting: 0 }
    known.taken *= 0.5 ** ((at - known.at) / halfLifeMilliseconds)
    known.at = at
    accounts.set(client, known)
    return known
  }

  return {
    async run(work, { client, signal } = {}) {
      if (client === undefined) return queue.add(() => inSlices(work()), { priority: 1 })
      if (queue.size >= mostWaiting) throw problem('unavailable', { details: { retry_after: 2 } })
      const account = accountOf(client)
      const priority = -Math.round(account.taken + account.waiting * expectedMilliseconds)
      account.waiting++
      try {
        const note = (milliseconds: number) => void (accountOf(client).taken += milliseconds)
        return await queue.add(() => inSlices(work(), { signal, note }), { priority, ...(signal && { signal }) })
      } finally {
        account.waiting--
      }
    },
  }
}

type Slices = { signal?: AbortSignal | undefined; note?: (milliseconds: number) => void }

async function inSlices<Result>(work: Work<Result>, { signal, note }: Slices = {}): Promise<Result> {
  for (;;) {
    // The next in the queue starts in a new turn of the event loop: arrived requests are read before.
    await nextTurn()
    signal?.throwIfAborted()
    const started = performance.now()
    try {
      do {
        const step = work.next()
        if (step.done) return step.value
      } while (performance.now() < started + sliceMilliseconds)
    } finally {
      note?.(performance.now() - started)
    }
  }
}
