import { createKeptValues } from '#server/kept-values'

/** What one of these keeps at most, in bytes. Keys are tenants, places and kinds: this is far more than there are. */
const usualBytes = 16 * 1024 * 1024

/** Keeps what was computed for a key for some milliseconds; who asks meanwhile shares it. A failure is not kept. */
export function remember<Value>(clock: () => Date, milliseconds: number, mostBytes = usualBytes) {
  const kept = createKeptValues<Value>(mostBytes)
  return (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime()
    const known = kept.get(key)
    // A clock that was put back leaves nothing standing for longer than it was to.
    if (known && Math.abs(now - known.madeAt) < milliseconds) return Promise.resolve(known.value)
    return kept.make(key, now, compute)
  }
}
