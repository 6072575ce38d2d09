import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AccountEventKind, Device, NotificationTopic } from '#contract/settings'
import { created, instant, uuidKey } from './columns.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => patients.id, { onDelete: 'cascade' })

/** What was done with an account, for its patient to read. No values, no addresses, no secrets. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: ofAccount(),
    kind: text().$type<AccountEventKind>().notNull(),
    browser: text().$type<Device['browser']>().notNull(),
    platform: text().$type<Device['platform']>().notNull(),
    createdAt: created(),
  },
  (t) => [index().on(t.patientId, t.createdAt), index().on(t.createdAt)],
)

/** Hours of a patient's day in which they are not to be disturbed (N05), `22:00` to `07:00`, in their zone. Who chose none has no row. */
export const quietHours = pgTable('quiet_hours', {
  tenantCode: ofTenant(),
  patientId: ofAccount().primaryKey(),
  begins: text().notNull(),
  ends: text().notNull(),
  timeZone: text().notNull(),
})

/** By which channels a patient is told of a topic (N05). A topic without a row is as everybody's is at first. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    tenantCode: ofTenant(),
    patientId: ofAccount(),
    topic: text().$type<NotificationTopic>().notNull(),
    push: boolean().notNull(),
    sms: boolean().notNull(),
    email: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.topic] })],
)

/** Devices on which a patient has signed in, by the hash of the key that each made for itself, and when last. Other patients' on the same device have rows of their own. */
export const knownDevices = pgTable(
  'known_devices',
  { tenantCode: ofTenant(), patientId: ofAccount(), keyHash: text().notNull(), lastSignInAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.patientId, t.keyHash] }), index().on(t.lastSignInAt)],
)
