import type { UsageEvent } from '#contract/usage-events'
import type { UsageCount } from './usage-repository.ts'

/** Counts what happens in this process, and stores it in batches: no call waits for the database. */
export type UsageCounter = {
  count: (tenantCode: string, day: string, events: readonly UsageEvent[]) => void
  /** Stores what is counted so far. Throws what the database throws; the counts stay for the next time then. */
  flush: () => Promise<void>
}

type Parts = {
  store: (counts: UsageCount[]) => Promise<void>
  /** Runs work once, some seconds from now. */
  later: (work: () => void) => void
  onFailure: (failure: unknown) => void
}

/** Most counts that wait, of some tenants, days and events each: a database that is away for long fills no memory. */
const mostWaiting = 10_000

/** A counter whose counts are stored together, some seconds after the first. */
export function createUsageCounter({ store, later, onFailure }: Parts): UsageCounter {
  let waiting = new Map<string, UsageCount>()
  let isDue = false
  let last = Promise.resolve()

  function add({ tenantCode, day, event, count }: UsageCount): void {
    const key = `${tenantCode} ${day} ${event}`
    const known = waiting.get(key)
    if (known) known.count += count
    else if (waiting.size < mostWaiting) waiting.set(key, { tenantCode, day, event, count })
    if (isDue || waiting.size === 0) return
    isDue = true
    later(() => {
      isDue = false
      flush().catch(onFailure)
    })
  }

  async function storeAll(): Promise<void> {
    const counts = [...waiting.values()]
    if (counts.length === 0) return
    waiting = new Map()
    try {
      await store(counts)
    } catch (failure) {
      counts.forEach(add)
      throw failure
    }
  }

  // One after the other: whoever waits for the last knows that all is stored.
  function flush(): Promise<void> {
    const stored = last.then(storeAll)
    last = stored.catch(() => undefined)
    return stored
  }

  return {
    count: (tenantCode, day, events) => events.forEach((event) => add({ tenantCode, day, event, count: 1 })),
    flush,
  }
}
