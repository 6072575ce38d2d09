import { LRUCache } from 'lru-cache'

/** How much of a limit was used, and in how many milliseconds its window ends. */
export type Used = { points: number; resetsIn: number }

/** Counts points by key; each key has windows that begin with its first point. */
export type RateCounter = {
  /**
   * Adds points to a key's window of so many milliseconds. Returns the total in it, these included. Beyond `most`, where it is
   * given, further points may not be counted.
   */
  add(key: string, points: number, windowMilliseconds: number, most?: number): Promise<Used>
}

type Window = { points: number; endsAt: number }

/** Memory for callers in bytes, about 50,000 of them. When it is full the least recent are forgotten. */
const mostBytes = 16 * 1024 * 1024

/** Counts in the memory of this process. @param now milliseconds of a monotonic clock. */
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
