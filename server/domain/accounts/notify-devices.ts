import type { Country } from '#contract/locale'
import type { Database } from '#server/db/open'
import type { About, Announcement, Announcer } from '#server/messages/announcer'
import type { PushNotice } from '#server/messages/push/push-notice'
import { localeOf } from '#server/messages/visit-messages'
import type { Reaches } from '../devices/reachable.ts'
import type { Writer, Writing } from './writing-to.ts'

/** Who tells, in which country their app is, and by which clock; a request is one. */
export type DeviceNotifier = Writer &
  Pick<Announcer, 'announce'> & { reaches: Reaches; country: Country; server: { clock: () => Date } }

/** What devices show, which names nobody, and the section of the patient's pages to which a tap leads. */
export type News = { brief: string; section: 'settings' | 'relatives' | 'documents' }

/** Days for which a message about an account is of use. */
export const daysOfUse = 3

/**
 * Tells an account's owner on the devices that they are signed in on, in the transaction `tx`; `instead` is sent where none can be reached. False,
 * and nothing is told, where there is none, or the tenant tells no devices (P06).
 */
export async function notifyDevices(
  tx: Database,
  telling: DeviceNotifier,
  patientId: string,
  { brand, language, brief, section }: News & Writing,
  instead: PushNotice['instead'],
  about?: About,
): Promise<boolean> {
  const { tenant, country, server } = telling
  const { code: tenantCode, configuration } = tenant
  if (!configuration.push_enabled || !(await telling.reaches(tx, { tenantCode, patientId }))) return false
  const expiresAt = new Date(server.clock().getTime() + daysOfUse * 86_400_000).toISOString()
  const push = {
    ...{ title: brand, body: brief, details: brief, language, expiresAt, urgency: 'normal' as const },
    path: `/${localeOf(language, country).prefix}/dashboard/${section}`,
    about: `${patientId} ${brief}`,
  }
  await telling.announce(tx, { tenantCode, patientId, push, instead } satisfies Announcement, about)
  return true
}
