import type { NotificationTopic } from '#contract/settings'
import type { Database } from '#server/db/open'
import type { Tenant } from '#server/tenants/tenant'
import { hasDevice } from '../devices/device-repository.ts'
import { readNotifications } from '../profile/notification-settings.ts'

/** By which channels somebody is told of something. `push` is on only where there is a device; the others stand in for it then. */
export type Channels = { push: boolean; sms: boolean; email: boolean }

/**
 * By which channels the patient of a visit is told of a topic (N05). A guest, who has chosen nothing, is texted. */
export async function channelsOf(
  db: Database,
  tenant: Pick<Tenant, 'code' | 'configuration'>,
  accountId: string | undefined,
  topic: NotificationTopic,
): Promise<Channels> {
  if (accountId === undefined) return { push: false, sms: true, email: false }
  const owner = { tenantCode: tenant.code, patientId: accountId }
  const settings = await readNotifications(db, owner)
  const chosen = settings.find((setting) => setting.topic === topic)
  const { push = false, sms = false, email = false } = chosen ?? {}
  return { push: push && tenant.configuration.push_enabled && (await hasDevice(db, owner)), sms, email }
}
