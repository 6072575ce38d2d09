import type { WorkerToPage } from '#contract/worker-messages'
import { type Home, isOwnWindow } from './own-path.ts'

/** An open window of the tenant is preferred to a new one. The window navigates itself, so that nothing in it is lost. */
export async function goTo({ clients }: ServiceWorkerGlobalScope, path: string, home: Home): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => isOwnWindow(url, home))
  if (!open) return void (await clients.openWindow(path))
  // A browser may refuse the focus; the window navigates all the same.
  const window = await open.focus().catch(() => open)
  window.postMessage({ type: 'GO_TO', path } satisfies WorkerToPage)
}
