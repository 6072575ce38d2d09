/**
 * A lookup table for keys from outside. It has its own keys and nothing else: `constructor`, `toString` or `__proto__` are not
 * in it, as they are in every plain object.
 */
export function dictionary<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries)
}
