import type { FunctionComponent } from 'react'
import { pageStore } from '#src/page-load/page-store.ts'

const views = pageStore<readonly FunctionComponent[]>([])

/** Adds a part of the shell that the first page does not need and that is loaded after it. */
export function addLateView(View: FunctionComponent): void {
  if (!views.get().includes(View)) views.set([...views.get(), View])
}

/** Renders those parts. None while a page is rendered on the server. */
export function LateViews() {
  return views.use().map((View, index) => <View key={index} />)
}
