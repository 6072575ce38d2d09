import { now } from '#src/clock/server-time.ts'
import { badgeCount } from '#src/storage/badge-count.ts'
import { badgeVisits, type BadgeRecord } from '#src/storage/badge-visits.ts'
import { outboxEntries } from '#src/storage/outbox-entries.ts'
import { sessionKey, type TokenRecord } from '#src/storage/session-tokens.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { type Cookies, isOpenSession } from './session-bearer.ts'

/**
 * Keeps the number on the app's icon while no page does: what waits, and today's visits. Nothing after a sign-out, nor of a session that ended with
 * the browser. Call it where one tenant has the origin alone: a worker's number is that of every app below its scope. A device without such
 * numbers, or that shows none, goes without.
 */
export async function keepBadge(tenant: string, cookies?: Cookies): Promise<void> {
  const device = navigator as Partial<NavigatorBadge>
  if (!device.setAppBadge) return
  const storage = tenantStorage(tenant)
  const record = await storage.get<TokenRecord & BadgeRecord>(sessionKey(tenant))
  const isOpen = await isOpenSession(tenant, record?.patient, cookies)
  // What was sent already waits for nothing but a page.
  const waiting = (await outboxEntries(tenant, storage).list()).filter(({ fetched }) => !fetched)
  const count = isOpen
    ? badgeCount(waiting.length, await badgeVisits(tenant, storage, record ?? {}), new Date(now()))
    : 0
  // None at all for 0.
  await device.setAppBadge(count).catch(() => undefined)
}
