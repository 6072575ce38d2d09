import { backgroundSending, tenantOfSync } from '#src/storage/background-sending.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { goTo } from '../push/go-to.ts'
import { isOwnWindow, ownPath } from '../push/own-path.ts'
import { keepBadge } from './keep-badge.ts'
import { type NoticeData, toResultNotice, wantsNotices } from './result-notice.ts'
import { sendSignOuts } from './send-sign-outs.ts'
import { sendWaiting } from './send-waiting.ts'
import type { Cookies } from './session-bearer.ts'

/** As browsers that have it call it: not in every library of types. */
type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean }

/**
 * Ends sessions and sends what waits once the browser says that there is a network, with no page open. An attempt that fails rejects: the browser tries again,
 * each time after a longer pause, until it says that this is the last.
 */
export function listenForSync(
  scope: ServiceWorkerGlobalScope & { cookieStore?: Cookies },
  watched: (work: Promise<unknown>) => Promise<unknown>,
): void {
  const { registration, location } = scope
  const home = { origin: location.origin, mount: new URL(registration.scope).pathname }

  async function sync(tenant: string, isLastChance: boolean): Promise<void> {
    const storage = tenantStorage(tenant)
    const send = (address: string, request: RequestInit) => fetch(address, request)
    const areEnded = await sendSignOuts(tenant, { storage, fetch: send }).then(
      () => true,
      () => false,
    )
    const outcome = await sendWaiting(tenant, {
      storage,
      fetch: send,
      cookies: scope.cookieStore,
      async isLookedAt(facts) {
        const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
        return windows.some(({ url, visibilityState }) => visibilityState === 'visible' && isOwnWindow(url, facts.home))
      },
    })
    const facts = await backgroundSending(tenant, storage).read()
    if (facts?.home.key === null) await keepBadge(tenant, scope.cookieStore)
    const notice = facts && toResultNotice(outcome, facts, isLastChance)
    if (notice && (await wantsNotices(tenant, storage)))
      await registration.showNotification(notice.title, notice.options)
    if (!areEnded || outcome.left === 'later') throw new Error('What waits could not be sent.')
  }

  scope.addEventListener('sync' as 'message', (event) => {
    const { tag, lastChance } = event as unknown as SyncEvent
    const tenant = tenantOfSync(tag)
    if (tenant) event.waitUntil(sync(tenant, lastChance))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path, key } = event.notification.data as NoticeData
    const own = { ...home, key }
    event.waitUntil(watched(goTo(scope, ownPath(path, own), own)))
  })
}
