/** Keeps what was computed for a key for some milliseconds; who asks meanwhile shares it. A failure is not kept. */
export function remember<Value>(clock: () => Date, milliseconds: number) {
  const kept = new Map<string, { until: number; value: Promise<Value> }>()
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
