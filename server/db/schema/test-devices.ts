import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationService } from '#contract/device-registration'
import { instant, sealed } from './columns.ts'
import { staffMembers } from './staff.ts'
import { partOfTenant } from './tenants.ts'

/**
 * The phone on which somebody of the staff tries messages: one for each, for an hour. It is no patient's device, and is told of no visit.
 */
export const testDevices = pgTable('test_devices', {
  memberId: uuid()
    .primaryKey()
    .references(() => staffMembers.id, { onDelete: 'cascade' }),
  tenantCode: partOfTenant(),
  /** Hash of what the address holds by which it is registered, once. */
  tokenHash: text().notNull().unique('one_test_device_per_token'),
  expiresAt: instant().notNull(),
  notificationService: text().$type<NotificationService>(),
  /** What its service knows it by, encrypted as tokens of patients’ devices are; null until it is there. */
  token: sealed(),
  /** The app that registered it. */
  home: text(),
  query: text(),
  /** Hash of what its worker reports the last message with. */
  reportHash: text(),
  sentAt: instant(),
  isDelivered: boolean().notNull().default(false),
  /** Why the last message was not taken; null where it was. */
  failure: text().$type<'gone' | 'refused' | 'failed'>(),
})
