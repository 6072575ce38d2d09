import { useSyncExternalStore } from 'react'
import { isSafeMoment, onSafeMomentChange } from '#src/page-load/safe-moment.ts'

/** A version that is ready to take over, once somebody says so. */
let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

/** Tells the page that a new version waits; `apply` lets it take over and loads the page anew. */
export function announceUpdate(apply: () => void): void {
  waiting = apply
  listeners.forEach((listener) => listener())
}

/** Whether a new version waits and nothing is going on that it would disturb. */
export function useAppUpdate(): { isReady: boolean; apply: () => void } {
  const isReady = useSyncExternalStore(subscribe, isOffered, () => false)
  return { isReady, apply }
}

const isOffered = () => waiting !== undefined && isSafeMoment()
const apply = () => waiting?.()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const forget = onSafeMomentChange(listener)
  return () => {
    listeners.delete(listener)
    forget()
  }
}
