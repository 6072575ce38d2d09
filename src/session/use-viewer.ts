import { useSyncExternalStore } from 'react'
import type { Viewer } from './viewer.ts'

const unknown: Viewer = { kind: 'nobody' }
let shown: Viewer = unknown
const listeners = new Set<() => void>()

/** Sets the viewer of this page. Browser only. */
export function showViewer(viewer: Viewer): void {
  shown = viewer
  listeners.forEach((listener) => listener())
}

/** The viewer of this page; nobody during server rendering and until the session record was read. */
export const useViewer = (): Viewer =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => unknown,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
