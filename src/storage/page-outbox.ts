import { onlineManager } from '@tanstack/react-query'
import { locales } from '#contract/locale'
import type { Apis } from '#src/api/apis.ts'
import { now } from '#src/clock/server-time.ts'
import { settleBookingDraft } from './booking-drafts.ts'
import { createOutboxRunner, type OutboxRunner } from './outbox-runner.ts'
import { outboxStore } from './outbox-store.ts'
import { sessionStore } from './session-store.ts'

/** The page's outbox: one per tenant, made when it is first asked for. Browser only. */
export function pageOutbox(tenant: string, apis: () => Promise<Apis>): OutboxRunner {
  const known = runners.get(tenant)
  if (known) return known
  const runner = openRunner(tenant, apis)
  runners.set(tenant, runner)
  return runner
}

const runners = new Map<string, OutboxRunner>()

function openRunner(tenant: string, apis: () => Promise<Apis>): OutboxRunner {
  const name = `outbox:${tenant}`
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const runner = createOutboxRunner({
    tenant,
    store: outboxStore(tenant),
    async send({ body, idempotencyKey, guestToken, locale }) {
      const language = locales[locale]?.language
      return (await apis()).appointment.bookAsGuest(body, {
        idempotencyKey,
        guestToken,
        ...(language ? { language } : {}),
      })
    },
    onBooked: (_, { appointment, appointment_token }) =>
      sessionStore(tenant).keepAppointment(appointment, appointment_token, new Date(now())),
    onSettled: (practitionerId, id, how) => settleBookingDraft(tenant, { practitionerId, id, how }),
    withLock: (work) => inOneTab(name, work),
    isOnline: () => onlineManager.isOnline(),
    now: () => new Date(now()),
    async settledNow() {
      const isKnown = await apis().then(({ settleClock }) => settleClock())
      return isKnown ? new Date(now()) : undefined
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
