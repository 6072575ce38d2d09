import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { problem } from '#server/errors'

/** Work in pieces of a few milliseconds: wherever it yields, others may have their turn. */
export type Work<Result> = Generator<void, Result, void>

/** Does all of it at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** For whom something is done, and whether they still wait for it. Without a client it is the server's own and goes first. */
export type Waiting = { client?: string | undefined; signal?: AbortSignal | undefined }

export type Turns = {
  /**
   * Does the work, one at a time and in slices between which the process answers whatever else it is asked. Whoever had little
   * time of late goes before those who had much.
   *
   * @throws Problem `unavailable` where too many wait; what `signal` was aborted with where nobody waits any more.
   */
  run<Result>(work: () => Work<Result>, waiting?: Waiting): Promise<Result>
}

/** How many pieces of work may wait: some seconds of it. */
const mostWaiting = 200
/** Milliseconds without giving way. One piece may be longer, and comes on top. */
const sliceMilliseconds = 10
/** Milliseconds that a piece of work which waits is reckoned with. */
const expectedMilliseconds = 20
/** What was taken counts half after so many milliseconds. */
const halfLifeMilliseconds = 5000

/** Milliseconds that a client took, as they counted at a moment, and how many pieces of its work wait. */
type Account = { taken: number; at: number; waiting: number }

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
    // The next in the queue begins in a turn of its own: what arrived meanwhile is read before.
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
