import { LRUCache } from 'lru-cache'
import type { Work } from './turns.ts'

/** A cache of recent results, limited in bytes. */
export class Kept<Value extends object> {
  readonly #cache: LRUCache<string, Value>

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#cache = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (value, key) => bytesOf(value) + key.length * 2 + 1,
    })
  }

  *get(key: string, compute: () => Work<Value>): Work<Value> {
    const known = this.#cache.get(key)
    if (known) return known
    const value = yield* compute()
    this.#cache.set(key, value)
    return value
  }

  clear(): void {
    this.#cache.clear()
  }
}
