import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Call = { signature: string; caller: string }

export type ReplayGuard = ReturnType<typeof createReplayGuard>

/** Calls that are remembered, some twenty megabytes of digests. Those of a flood push out the oldest. */
const mostCalls = 100_000

/**
 * Remembers the changing calls of the last minutes: the same signature of the same caller is admitted once. Calls whose
 * repetition is answered from a record (idempotency key) are not asked about here. Of a call nothing but a digest is kept, however
 * long what it sent.
 */
export function createReplayGuard(rememberMilliseconds: number, most = mostCalls) {
  const admittedAt = new LRUCache<string, number>({ max: most })
  return {
    admit({ signature, caller }: Call, now: Date): boolean {
      const key = createHash('sha256').update(`${signature} ${caller}`).digest('base64url')
      // Looked at without being moved to the front: who repeats a call does not make it younger.
      const earlier = admittedAt.peek(key)
      if (earlier !== undefined && Math.abs(now.getTime() - earlier) <= rememberMilliseconds) return false
      admittedAt.set(key, now.getTime())
      return true
    },
  }
}
