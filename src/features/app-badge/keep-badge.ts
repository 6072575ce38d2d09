import { now } from '#src/clock/server-time.ts'
import { badgeCount } from '#src/storage/badge-count.ts'
import { badgeVisits } from '#src/storage/badge-visits.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'

/**
 * Keeps the number on the app's icon: now, after each change of the session (so that nothing stays after a sign-out) or of what waits, when the app
 * is left, by what was read meanwhile, and when it is looked at again. A device that has no such number, or shows none, goes without.
 */
export async function keepBadge(tenant: string): Promise<void> {
  const show = async () => {
    const [record, entries] = await Promise.all([sessionStore(tenant).read(), outboxStore(tenant).list()])
    const visits = record.abandoned ? [] : await badgeVisits(tenant, tenantStorage(tenant), record)
    const count = record.abandoned ? 0 : badgeCount(entries.length, visits, new Date(now()))
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  }
  const quietly = () => show().catch(() => undefined)
  onSessionChange(tenant, () => void quietly())
  openOutboxChannel(tenant)?.addEventListener('message', () => void quietly())
  document.addEventListener('visibilitychange', () => void quietly())
  await quietly()
}
