import { onlineManager } from '@tanstack/react-query'
import type { Apis } from '#src/api/apis.ts'
import { now as serverNow } from '#src/clock/server-time.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import { anew, openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { seenNews } from '#src/storage/seen-news.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { outboxKinds } from './kinds.ts'
import { createOutboxRunner, type OutboxRunner } from './runner.ts'
import { workerWaker } from './sync/wake-worker.ts'

/**
 * The page's outbox: one per tenant, created on first use. From then on it sends what waits whenever the page becomes visible, and when
 * the connection returns: nothing else need be loaded for that. What it leaves behind, the app's worker sends. Browser only.
 */
export function pageOutbox(tenant: string, apis: () => Promise<Apis>): OutboxRunner {
  const known = runners.get(tenant)
  if (known) return known
  const wakeWorker = workerWaker(tenant)
  const runner = openRunner(tenant, apis, wakeWorker)
  drainWhenPossible(runner, wakeWorker)
  runners.set(tenant, runner)
  return runner
}

const runners = new Map<string, OutboxRunner>()

const now = () => new Date(serverNow())

function openRunner(tenant: string, apis: () => Promise<Apis>, wakeWorker: () => void): OutboxRunner {
  const name = `outbox:${tenant}`
  const tabs = openOutboxChannel(tenant)
  const storage = tenantStorage(tenant)
  let isAskedToLast = false
  const runner = createOutboxRunner({
    tenant,
    store: outboxStore(tenant, storage),
    seen: seenNews(tenant, storage),
    kinds: outboxKinds({ tenant, storage, apis, now }),
    // Where there are no Web Locks the idempotency key does the rest.
    withLock: (work) => inOneTab(name, work),
    isOnline: () => onlineManager.isOnline(),
    now,
    async settledNow() {
      const isKnown = await apis().then(({ settleClock }) => settleClock())
      return isKnown ? now() : undefined
    },
    keepLasting: () => {
      // A browser that asks the patient remembers what they said; where it says no, all goes on as before.
      if (!isAskedToLast) navigator.storage?.persist?.().catch(() => undefined)
      isAskedToLast = true
      wakeWorker()
    },
    report: (error) => countFailure('outbox', error),
    announce: (id) => tabs?.postMessage(id),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  tabs?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // What is there again after a sign-in is sent at once, and what a worker has sent is told.
    void (data === anew ? runner.resume() : runner.hear(data))
  })
  return runner
}

function drainWhenPossible(runner: OutboxRunner, wakeWorker: () => void): void {
  const drain = () => {
    if (document.visibilityState === 'visible') void runner.drain()
  }
  document.addEventListener('visibilitychange', () => {
    drain()
    // What is on its way may be cut off; and the worker lets a page that is looked at send by itself, so that it is asked once more.
    if (document.visibilityState === 'hidden' && runner.hasUnsent()) wakeWorker()
  })
  onlineManager.subscribe((isOnline) => isOnline && drain())
}
