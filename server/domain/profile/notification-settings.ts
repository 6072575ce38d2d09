import { and, eq, sql } from 'drizzle-orm'
import { notificationTopics, type NotificationSetting, type NotificationTopic } from '#contract/settings'
import type { Database } from '#server/db/open'
import { notificationSettings } from '#server/db/schema/settings'

type Owner = { tenantCode: string; patientId: string }

/** How everybody is told until they choose. */
const atFirst: Record<NotificationTopic, Omit<NotificationSetting, 'topic'>> = {
  reminders: { push: true, sms: true, email: false },
  clinic_changes: { push: true, sms: true, email: true },
  earlier_times: { push: true, sms: false, email: false },
  documents: { push: true, sms: false, email: true },
  health_tips: { push: false, sms: false, email: false },
}

/** By which channels a patient is told of each topic (N05), in the order of `notificationTopics`. */
export async function readNotifications(
  db: Database,
  { tenantCode, patientId }: Owner,
): Promise<NotificationSetting[]> {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(and(eq(notificationSettings.tenantCode, tenantCode), eq(notificationSettings.patientId, patientId)))
  return notificationTopics.map((topic) => {
    const { push, sms, email } = rows.find((row) => row.topic === topic) ?? atFirst[topic]
    return { topic, push, sms, email }
  })
}

/**
 * Stores what a patient chose (C38); topics that are left out stay as they are. Changes by the clinic are texted in any case: nobody shall
 * travel to a cancelled visit.
 */
export async function saveNotifications(db: Database, owner: Owner, chosen: NotificationSetting[]): Promise<void> {
  // Of a topic that is named twice the last one counts: a row cannot be written twice in one statement.
  const byTopic = new Map(chosen.map((one) => [one.topic, one]))
  if (byTopic.size === 0) return
  await db
    .insert(notificationSettings)
    .values([...byTopic.values()].map((one) => ({ ...owner, ...one, sms: one.sms || one.topic === 'clinic_changes' })))
    .onConflictDoUpdate({
      target: [notificationSettings.patientId, notificationSettings.topic],
      set: { push: sql`excluded.push`, sms: sql`excluded.sms`, email: sql`excluded.email` },
    })
}
