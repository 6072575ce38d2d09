import { useSyncExternalStore } from 'react'

/** A value of this page that views show. `initial` is what the server renders, whatever the value is meanwhile. */
export function pageStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const set = (next: Value): void => {
    value = next
    listeners.forEach((listener) => listener())
  }
  /** The value, in a view that follows it. */
  const use = (): Value => useSyncExternalStore(subscribe, get, () => initial)
  return { get, set, use }
}
