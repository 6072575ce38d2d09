import { useSyncExternalStore, type FunctionComponent } from 'react'

let views: readonly FunctionComponent[] = []
const listeners = new Set<() => void>()

/** Adds a part of the shell that the first page does not need and that is loaded after it. */
export function addLateView(View: FunctionComponent): void {
  if (views.includes(View)) return
  views = [...views, View]
  listeners.forEach((listener) => listener())
}

/** Renders those parts. None while a page is rendered on the server. */
export function LateViews() {
  const shown = useSyncExternalStore(
    subscribe,
    () => views,
    () => none,
  )
  return shown.map((View, index) => <View key={index} />)
}

const none: readonly FunctionComponent[] = []

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
