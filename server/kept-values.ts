import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** A cached value, and when it was made, in epoch milliseconds. */
type Kept<Value> = { value: Value; madeAt: number }

export type KeptValues<Value> = {
  get(key: string): Kept<Value> | undefined
  /** Makes a value once for all concurrent callers and caches it. Failures and undefined are not cached. */
  make(key: string, madeAt: number, make: () => Promise<Value>): Promise<Value>
  keep(key: string, kept: Kept<Value>): void
  /** Removes every key with this prefix. Values that are being made for one are not cached. */
  forget(beginning: string): void
  /** Size of the cache in bytes. */
  readonly bytes: number
}

/**
 * A cache of at most so many bytes, keys included: the least recently used values are removed first, and a value larger than
 * the limit is not cached. Every cache that callers can make grow is of this kind.
 */
export function createKeptValues<Value>(
  mostBytes: number,
  bytesOf: (value: Value) => number = memoryOf,
): KeptValues<Value> {
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }, key) => bytesOf(value) + 2 * key.length + overhead,
  })
  const making = new Map<string, Promise<Value>>()
  return {
    get: (key) => kept.get(key),
    keep: (key, value) => void kept.set(key, value),
    make(key, madeAt, make) {
      const pending = making.get(key)
      if (pending) return pending
      const promise = make()
        .then((value) => {
          if (making.get(key) === promise && value !== undefined) kept.set(key, { value, madeAt })
          return value
        })
        .finally(() => {
          if (making.get(key) === promise) making.delete(key)
        })
      making.set(key, promise)
      return promise
    },
    forget(beginning) {
      for (const map of [kept, making]) {
        for (const key of [...map.keys()]) if (key.startsWith(beginning)) map.delete(key)
      }
    },
    get bytes() {
      return kept.calculatedSize
    },
  }
}

/** Bytes of an entry beside its key and value. */
const overhead = 200
/** Factor between the size of data in memory and its serialised size: larger for small objects, smaller for long texts. */
const looseness = 4

/** Rough upper bound of the bytes that data (no functions) takes in memory. */
export const memoryOf = (value: unknown): number =>
  Buffer.isBuffer(value) ? value.length : serialize(value).length * looseness
