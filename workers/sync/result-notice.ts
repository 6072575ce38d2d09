import { now } from '#src/clock/server-time.ts'
import type { NotificationSettings, QuietHours } from '#contract/settings'
import type { BackgroundSending } from '#src/storage/background-sending.ts'
import { pushChoice } from '#src/storage/push-choice.ts'
import { storageKey, type TenantStorage } from '#src/storage/tenant-storage.ts'
import { visitPush } from '#src/storage/visit-push.ts'
import { iconOf } from '../push/own-path.ts'
import type { SyncOutcome } from './send-waiting.ts'

/** A notification as a worker shows it; `data` is where a tap leads, and which tenant's app that is. */
export type ResultNotice = { title: string; options: NotificationOptions }

/** What is read of a notification that was tapped. */
export type NoticeData = { path: string; key: string | null }

/** What a notification says of what became of changes: never which. Undefined where there is nothing to say, or a later attempt may say it. */
export function toResultNotice(
  { accepted, refused, left }: SyncOutcome,
  { home, notices }: BackgroundSending,
  isLastChance: boolean,
): ResultNotice | undefined {
  const isStuck = left === 'parked' || (left === 'later' && isLastChance)
  const what = refused > 0 ? 'needsYou' : isStuck ? 'waits' : accepted > 0 && left === 'nothing' ? 'sent' : undefined
  if (!what) return undefined
  const { lang, dir, words } = notices
  const data: NoticeData = { path: home.mount, key: home.key }
  // What is newer takes the place of what is there: it says more.
  const options = { body: words[what].body, lang, dir, icon: iconOf(home), tag: 'outbox', data }
  return { title: words[what].title, options }
}

/**
 * Whether the patient, or the guest for a visit, has turned on messages on this device, and it is no hour in which they are not to be disturbed
 * (N05). As the settings were read here last; who is told of nothing is not told of this.
 */
export async function wantsNotices(tenant: string, storage: TenantStorage, at = new Date(now())): Promise<boolean> {
  if (globalThis.Notification?.permission !== 'granted') return false
  // As `src/session/own-copies.ts` keeps it, for which a worker has no room; it goes with the session.
  const copy = await storage.get<{ value: NotificationSettings }>(storageKey(tenant, 'own-copy', 'messages'))
  const { settings, quiet_hours } = copy?.value ?? {}
  if (settings?.every(({ push }) => !push) || (quiet_hours && isWithin(quiet_hours, at))) return false
  return Boolean(await pushChoice(tenant, storage).read()) || (await visitPush(tenant, storage).list()).length > 0
}

function isWithin({ from, to, time_zone: timeZone }: QuietHours, instant: Date): boolean {
  const at = instant.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
  return from < to ? from <= at && at < to : from <= at || at < to
}
