import type { NotificationTopic } from '#contract/settings'
import type { Database } from '#server/db/open'
import type { Tenant } from '#server/tenants/tenant'
import type { Reaches } from '../devices/reachable.ts'
import { readNotifications } from '../profile/notification-settings.ts'

/**
 * By which channels somebody is told of something. `push` is on only where there is a device; the others stand in for it then. `isOff` where they
 * have turned all of them off, devices or not.
 */
export type Channels = { push: boolean; sms: boolean; email: boolean; isOff: boolean }

/** Whose visit, of an account or of a guest; or an account, of something else than a visit. */
type Visitor = { accountId: string | undefined; appointmentId: string } | { accountId: string; appointmentId?: never }

/**
 * By which channels a patient is told of a topic (N05). A guest, who has chosen nothing, is told on the device that they turned
 * messages on for, else texted.
 */
export async function channelsOf(
  db: Database,
  { code: tenantCode, configuration }: Pick<Tenant, 'code' | 'configuration'>,
  { accountId, appointmentId }: Visitor,
  topic: NotificationTopic,
  reaches: Reaches,
): Promise<Channels> {
  const isReachable = async () =>
    configuration.push_enabled && (await reaches(db, { tenantCode, patientId: accountId, appointmentId }))
  if (accountId === undefined) return { push: await isReachable(), sms: true, email: false, isOff: false }
  const settings = await readNotifications(db, { tenantCode, patientId: accountId })
  const chosen = settings.find((setting) => setting.topic === topic)
  const { push = false, sms = false, email = false } = chosen ?? {}
  return { push: push && (await isReachable()), sms, email, isOff: !push && !sms && !email }
}
