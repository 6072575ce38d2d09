import { useSyncExternalStore, type ReactNode } from 'react'

let shown: ReactNode = null
const listeners = new Set<() => void>()

const show = (check: ReactNode) => {
  shown = check
  listeners.forEach((listener) => listener())
}

/** Shows a check in the step that is on the screen, until the returned function is called. */
export function showCheck(check: ReactNode): () => void {
  show(check)
  return () => {
    if (shown === check) show(null)
  }
}

/** The check that is being made. */
export const useShownCheck = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
