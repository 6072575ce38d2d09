import { followVisit } from './push/follow-visit.ts'
import { toldByOneSignal } from './push/told-by-one-signal.ts'
import type { Cookies } from './sync/session-bearer.ts'

declare const self: ServiceWorkerGlobalScope & { cookieStore?: Cookies }

// Before OneSignal's own, which shows the message: ours has the number on the icon follow it, and its failure stops nothing.
self.addEventListener('push', (event) => {
  const told = toldByOneSignal(event.data?.text())
  if (!told) return
  const { tenant, ...visit } = told
  event.waitUntil(followVisit(tenant, visit, { isAlone: true, cookies: self.cookieStore }).catch(() => undefined))
})

/** OneSignal's own worker, at a path and scope apart from all others: only a page of a tenant with an application there registers it. */
self.importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js')
