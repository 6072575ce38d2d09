import { LRUCache } from 'lru-cache'

/** What of an allowance was used, and in how many milliseconds it begins anew. */
export type Used = { points: number; resetsIn: number }

/** Counts points by key, each key in windows that begin with its first point. */
export type RateCounter = {
  /**
   * Adds points to a key's window of so many milliseconds. Returns what was used of it, these included. Past `most`, where that is
   * given, what is added may not be counted any more.
   */
  add(key: string, points: number, windowMilliseconds: number, most?: number): Promise<Used>
}

type Window = { points: number; endsAt: number }

/** Bytes of callers that are known at once, some 50,000 of them. Past that those are forgotten first who were away longest. */
const mostBytes = 16 * 1024 * 1024

/** Counts in the memory of this process. @param now milliseconds that never go back. */
export function createMemoryCounter(now: () => number = () => performance.now()): RateCounter {
  const windows = new LRUCache<string, Window>({
    maxSize: mostBytes,
    sizeCalculation: (_window, key) => 2 * key.length + 200,
  })
  return {
    add: async (key, points, windowMilliseconds) => {
      const at = now()
      const known = windows.get(key)
      const current = known && known.endsAt > at ? known : { points: 0, endsAt: at + windowMilliseconds }
      current.points += points
      windows.set(key, current)
      return { points: current.points, resetsIn: current.endsAt - at }
    },
  }
}
