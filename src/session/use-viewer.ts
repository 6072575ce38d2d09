import { pageStore } from '#src/page-load/page-store.ts'
import type { Viewer } from './viewer.ts'

const shown = pageStore<Viewer>({ kind: 'nobody' })

/** Sets the viewer of this page. Browser only. */
export const showViewer = shown.set

/** The viewer as of now, outside a view. */
export const shownViewer = shown.get

/** The viewer of this page; nobody during server rendering and until the session record was read. */
export const useViewer = shown.use
