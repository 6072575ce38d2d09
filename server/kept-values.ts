import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Something that was made, and when, in epoch milliseconds. */
type Kept<Value> = { value: Value; madeAt: number }

export type KeptValues<Value> = {
  get(key: string): Kept<Value> | undefined
  /** Made once for all who ask meanwhile, and kept. What fails, or is undefined, is not. */
  make(key: string, madeAt: number, make: () => Promise<Value>): Promise<Value>
  keep(key: string, kept: Kept<Value>): void
  /** Forgets every key that begins so. What is being made for one is not kept. */
  forget(beginning: string): void
  /** How much is kept, in bytes. */
  readonly bytes: number
}

/**
 * Keeps values up to so many bytes in all, keys included: those that nobody asked for longest are let go first, and what is larger than
 * all of it is not kept. What strangers can make grow is kept in no other way.
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

/** What an entry takes beside its key and value. */
const overhead = 200
/** Data in memory takes about so many times what it takes when it is written down: small objects that, long texts less. */
const looseness = 4

/** Bytes that data (no functions) takes in memory at most, roughly. */
export const memoryOf = (value: unknown): number =>
  Buffer.isBuffer(value) ? value.length : serialize(value).length * looseness
