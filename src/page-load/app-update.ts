import { useSyncExternalStore } from 'react'
import { isSafeMoment, onSafeMomentChange } from './safe-moment.ts'

/** Activates the waiting version, when the patient agrees. */
let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

/** Announces that a new version waits; `apply` activates it and reloads the page. */
export function announceUpdate(apply: () => void): void {
  waiting = apply
  listeners.forEach((listener) => listener())
}

/** Whether a new version waits and nothing would be disturbed by it. */
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
