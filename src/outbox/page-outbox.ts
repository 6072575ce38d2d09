import { onlineManager } from '@tanstack/react-query'
import type { Apis } from '#src/api/apis.ts'
import { now as serverNow } from '#src/clock/server-time.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { outboxKinds } from './kinds.ts'
import { createOutboxRunner, type OutboxRunner } from './runner.ts'

/** The page's outbox: one per tenant, made when it is first asked for. Browser only. */
export function pageOutbox(tenant: string, apis: () => Promise<Apis>): OutboxRunner {
  const known = runners.get(tenant)
  if (known) return known
  const runner = openRunner(tenant, apis)
  runners.set(tenant, runner)
  return runner
}

const runners = new Map<string, OutboxRunner>()

const now = () => new Date(serverNow())

function openRunner(tenant: string, apis: () => Promise<Apis>): OutboxRunner {
  const name = `outbox:${tenant}`
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const storage = tenantStorage(tenant)
  const runner = createOutboxRunner({
    tenant,
    store: outboxStore(tenant, storage),
    kinds: outboxKinds({ tenant, storage, apis, now }),
    withLock: (work) => inOneTab(name, work),
    isOnline: () => onlineManager.isOnline(),
    now,
    async settledNow() {
      const isKnown = await apis().then(({ settleClock }) => settleClock())
      return isKnown ? now() : undefined
    },
    announce: (id) => tabs?.postMessage(id),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  tabs?.addEventListener('message', ({ data }: MessageEvent<string>) => void runner.hear(data))
  return runner
}

/** Sends what waits: now, whenever the page is looked at again, and when the connection returns. Returns how to stop. */
export function startPageOutbox(runner: OutboxRunner): () => void {
  const drain = () => {
    if (document.visibilityState === 'visible') void runner.drain()
  }
  void runner.start()
  document.addEventListener('visibilitychange', drain)
  const forgetOnline = onlineManager.subscribe((isOnline) => isOnline && drain())
  return () => {
    document.removeEventListener('visibilitychange', drain)
    forgetOnline()
  }
}

/** Where there are no Web Locks there is this page's own order, and the idempotency key for the rest. */
function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

let last: Promise<unknown> = Promise.resolve()
