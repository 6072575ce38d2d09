import type { WorkerToPage } from '#contract/worker-messages'
import { type Home, isOwnWindow } from './own-path.ts'

/** Milliseconds that a window has to answer, at each attempt: one that is still loading does not hear yet. */
const pauses = [250, 750, 2_000, 4_000, 8_000, 15_000]

/**
 * An open window of the tenant is preferred to a new one. The window navigates itself, so that nothing in it is lost, and answers that it has
 * heard; one that never does is navigated where the browser lets us, or left for a new one.
 */
export async function goTo({ clients }: ServiceWorkerGlobalScope, path: string, home: Home): Promise<void> {
  const findOpen = async () =>
    (await clients.matchAll({ type: 'window', includeUncontrolled: true })).find(({ url }) => isOwnWindow(url, home))
  let open = await findOpen()
  // A browser may refuse the focus; the window navigates all the same.
  await open?.focus().catch(() => undefined)
  for (const pause of pauses) {
    if (!open) break
    if (await isHeard(open, path, pause)) return
    open = await findOpen()
  }
  const opening = open ? open.navigate(path).catch(() => clients.openWindow(path)) : clients.openWindow(path)
  // Nothing else can be done for who tapped.
  await opening.catch(() => undefined)
}

const isHeard = (window: WindowClient, path: string, pause: number): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(resolve, pause, false)
    window.postMessage({ type: 'GO_TO', path } satisfies WorkerToPage, [port2])
  })
