import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Call = { signature: string; caller: string }

export type ReplayGuard = ReturnType<typeof createReplayGuard>

/** Most calls that are remembered, some twenty megabytes of digests. A flood of calls displaces the oldest. */
const mostCalls = 100_000

/**
 * Remembers the writing calls of the last minutes: one signature of one caller is admitted once. Calls with an idempotency key
 * are not checked here, as their repetition is answered from a record. Only a digest of each call is stored, whatever its size.
 */
export function createReplayGuard(rememberMilliseconds: number, most = mostCalls) {
  // By size and not by count, for which it would take all its room at once.
  const admittedAt = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 })
  return {
    admit({ signature, caller }: Call, now: Date): boolean {
      const key = createHash('sha256').update(`${signature} ${caller}`).digest('base64url')
      // Read without moving it to the front: repeating a call does not make it younger.
      const earlier = admittedAt.peek(key)
      if (earlier !== undefined && Math.abs(now.getTime() - earlier) <= rememberMilliseconds) return false
      admittedAt.set(key, now.getTime())
      return true
    },
  }
}
