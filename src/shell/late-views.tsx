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

const headerStart = pageStore<readonly FunctionComponent[]>([])

/** Puts a part at the beginning of the header, on every page. */
export const startHeaderWith = (View: FunctionComponent): void => headerStart.set([View])

/** Renders that part, where there is one. */
export function HeaderStart() {
  return headerStart.use().map((View, index) => <View key={index} />)
}
