import { hashKey } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'

/** The windows of this page that show a file beside the app, and the addresses of what they show. */
const windows = new Map<Window, string>()
let stop = () => {}

/**
 * Shows a file in a window of its own, for which a device has a better viewer than any page. False where the browser opens none. The window
 * closes with this page, and as soon as the list that the file is of leaves the memory: by a lock, a sign-out, an expiry or a clearing.
 */
export function openFile(app: AppContext, file: Blob): boolean {
  const address = URL.createObjectURL(file)
  // Not without its handle (`noopener`), by which it is closed: a picture or a PDF runs no script.
  const shown = window.open(address, '_blank')
  if (!shown) {
    URL.revokeObjectURL(address)
    return false
  }
  if (windows.size === 0) stop = closeWithDocuments(app)
  windows.set(shown, address)
  return true
}

function closeWithDocuments(app: AppContext): () => void {
  const list = hashKey(documentsQuery(app).queryKey)
  const forget = app.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryHash === list) closeFiles()
  })
  window.addEventListener('pagehide', closeFiles)
  return () => {
    forget()
    window.removeEventListener('pagehide', closeFiles)
  }
}

function closeFiles(): void {
  stop()
  for (const [shown, address] of windows) {
    shown.close()
    URL.revokeObjectURL(address)
  }
  windows.clear()
}
