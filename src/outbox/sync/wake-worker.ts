import { syncTagOf } from '#src/storage/background-sending.ts'

/** As browsers that have it call it: not in every library of types. */
type Waking = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * A function that asks the browser to wake the app's worker once there is a network, for what waits of a tenant. Where browsers cannot, or the
 * person does not let them, the next page sends it.
 */
export function workerWaker(tenant: string): () => Promise<void> | undefined {
  // Looked up beforehand: a page that is being left has time for one question.
  const registration = navigator.serviceWorker?.ready as Promise<Waking> | undefined
  return () => registration?.then(({ sync }) => sync?.register(syncTagOf(tenant))).catch(() => undefined)
}
