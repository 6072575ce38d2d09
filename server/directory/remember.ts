import { LRUCache } from 'lru-cache'

/** Keys are tenants, places and kinds: this is far more than there are. */
const mostKeys = 1_000

/** Keeps what was computed for a key for some milliseconds; who asks meanwhile shares it. A failure is not kept. */
export function remember<Value>(clock: () => Date, milliseconds: number) {
  const kept = new LRUCache<string, { until: number; value: Promise<Value> }>({ max: mostKeys })
  return (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime()
    const known = kept.get(key)
    if (known && now < known.until) return known.value
    const value = compute()
    kept.set(key, { until: now + milliseconds, value })
    value.catch(() => kept.delete(key))
    return value
  }
}
