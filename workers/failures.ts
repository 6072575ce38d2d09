import type { WorkerToPage } from '#contract/worker-messages'

/**
 * Catches failures in a worker and reports them to one open page of the app, which filters, scrubs and sends them like its own
 * (E16). With no page open they are lost: the next page that opens meets the same failure.
 */
export function createWebhookSender(scope: ServiceWorkerGlobalScope, isOwn: (page: string) => boolean) {
  async function report(reason: unknown): Promise<void> {
    const { name, message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason))
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find(({ url }) => isOwn(url))
    page?.postMessage({ type: 'FAILED', error: { name, message, stack } } satisfies WorkerToPage)
  }
  scope.addEventListener('error', ({ error, message }) => void report(error ?? message))
  scope.addEventListener('unhandledrejection', ({ reason }) => void report(reason))

  /** For `waitUntil`, which swallows failures. */
  return async function watched<T>(work: Promise<T>): Promise<T | void> {
    return work.catch(report)
  }
}
