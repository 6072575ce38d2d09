import type { WorkerToPage } from '#contract/worker-messages'
import { createWebhookSender } from './failures.ts'
import { goTo } from './push/go-to.ts'
import { toNotice } from './push/notice.ts'
import { homeOf, isOwnWindow, ownPath, roomOf } from './push/own-path.ts'
import { tally } from './push/tally.ts'
import { followVisit } from './push/follow-visit.ts'
import { renewSubscription, type SubscriptionChange } from './push/renew-subscription.ts'
import type { Cookies } from './sync/session-bearer.ts'

declare const self: ServiceWorkerGlobalScope & { cookieStore?: Cookies }

/** What a notification keeps for when it is tapped. */
type Shown = { path?: unknown; paths?: Record<string, unknown>; isTest?: boolean }

const home = homeOf({ script: self.location.href, scope: self.registration.scope })
const tenant = self.registration.scope.split('/').at(-2) ?? ''
const watched = createWebhookSender(self, (url) => isOwnWindow(url, home))

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, options, path, changedAt, report } = toNotice(event.data?.text(), {
    language: navigator.language,
    home,
  })
  const isTest = report !== undefined
  const shown = isTest ? { ...options, data: { ...(options.data as object), isTest } } : options
  const showing = self.registration.showNotification(title, shown)
  const { scope } = self.registration
  const afterwards = () =>
    Promise.all([
      tally(scope, { what: 'shown', ...(isTest && { report }) }),
      followVisit(tenant, { path, changedAt }, { isAlone: home.key === null, cookies: self.cookieStore }),
      passCallOn(options.data as Shown),
    ])
  event.waitUntil(watched(showing.then(afterwards)))
})

/** An open page shows a call too, whoever of several is looked at. */
async function passCallOn({ paths = {} }: Shown): Promise<void> {
  const number = roomOf(paths['join'])
  if (number === undefined) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const open of windows.filter(({ url }) => isOwnWindow(url, home)))
    open.postMessage({ type: 'CALLED', number } satisfies WorkerToPage)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, paths = {}, isTest } = (event.notification.data ?? {}) as Shown
  // Of a button, where one was pressed.
  const pressed = Object.hasOwn(paths, event.action) ? paths[event.action] : path
  event.waitUntil(watched(goTo(self, ownPath(pressed, home), home)))
  if (!isTest) event.waitUntil(tally(self.registration.scope, { what: 'opened' }))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(watched(renew(event as ExtendableEvent & SubscriptionChange)))
})

/** An open page tells the server, with the session that it has; without one the next visit does, and texts stand in until then. */
async function renew(change: SubscriptionChange): Promise<void> {
  if (!(await renewSubscription(change, self.registration.pushManager))) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => isOwnWindow(url, home))
  open?.postMessage({ type: 'RESUBSCRIBED' } satisfies WorkerToPage)
}
