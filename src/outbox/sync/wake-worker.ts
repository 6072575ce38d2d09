import { syncTagOf } from '#src/storage/background-sending.ts'

/** As browsers that have it call it: not in every library of types. */
type Waking = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Asks the browser to wake the app's worker once there is a network, for what waits of a tenant. Where browsers cannot, the next page sends it;
 * rejects where the person does not let them.
 */
export async function wakeWorker(tenant: string, registration: Waking): Promise<void> {
  await registration.sync?.register(syncTagOf(tenant))
}

/** A function that does so, and of which nobody waits for the outcome. */
export function workerWaker(tenant: string): () => void {
  // Looked up beforehand: a page that is being left has time for one question.
  const ready = navigator.serviceWorker?.ready
  return () => void ready?.then((registration) => wakeWorker(tenant, registration)).catch(() => undefined)
}
