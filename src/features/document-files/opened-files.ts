import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'

type Shown = { address: string; list: string }

/** The windows of this page that show a file beside the app, the addresses of what they show, and the lists that they are of. */
const windows = new Map<Window, Shown>()
let stop = () => {}

/**
 * Shows a file in a window of its own, for which a device has a better viewer than any page. False where the browser opens none. The window
 * closes with this page, and as soon as the list that the file is of leaves the memory: by a lock, a sign-out, an expiry or a clearing.
 */
export function openFile(app: AppContext, file: Blob, list: QueryKey): boolean {
  const address = URL.createObjectURL(file)
  // Not without its handle (`noopener`), by which it is closed: a picture or a PDF runs no script.
  const shown = window.open(address, '_blank')
  if (!shown) {
    URL.revokeObjectURL(address)
    return false
  }
  if (windows.size === 0) stop = closeWithLists(app)
  windows.set(shown, { address, list: hashKey(list) })
  return true
}

function closeWithLists(app: AppContext): () => void {
  const forget = app.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') closeFiles(query.queryHash)
  })
  const closeAll = () => closeFiles()
  window.addEventListener('pagehide', closeAll)
  return () => {
    forget()
    window.removeEventListener('pagehide', closeAll)
  }
}

/** Closes the windows of a list, or all of them. */
function closeFiles(list?: string): void {
  for (const [shown, { address, list: of }] of windows) {
    if (list !== undefined && of !== list) continue
    shown.close()
    URL.revokeObjectURL(address)
    windows.delete(shown)
  }
  if (windows.size === 0) stop()
}
