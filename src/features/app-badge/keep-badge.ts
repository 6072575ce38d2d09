import { now } from '#src/clock/server-time.ts'
import { badgeCount } from '#src/storage/badge-count.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'

/**
 * Keeps the number on the app's icon: now, after each change of the session (so that nothing stays after a sign-out) or of what waits, and when
 * the app is looked at again. A device that has no such number, or shows none, goes without.
 */
export async function keepBadge(tenant: string): Promise<void> {
  const show = async () => {
    const [record, entries] = await Promise.all([sessionStore(tenant).read(), outboxStore(tenant).list()])
    const at = new Date(now())
    const count = record.abandoned ? 0 : badgeCount(entries.length, Object.values(record.visits ?? {}), at)
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  }
  const quietly = () => show().catch(() => undefined)
  onSessionChange(tenant, () => void quietly())
  openOutboxChannel(tenant)?.addEventListener('message', () => void quietly())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void quietly())
  await quietly()
}
