import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationService } from '#contract/device-registration'
import { appointments } from './appointments.ts'
import { created, instant, sealed, uuidKey } from './columns.ts'
import { patients, sessionFamilies } from './patients.ts'
import { ofTenant, partOfTenant } from './tenants.ts'

/**
 * A device that a patient is sent messages on (C47). That of an account goes with the signing in that registered it: who has signed out is told
 * nothing there any more. That of who booked without one goes with the token that opens their visit, and is told of this visit alone.
 */
export const devices = pgTable(
  'devices',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: uuid().references(() => patients.id, { onDelete: 'cascade' }),
    familyId: uuid().references(() => sessionFamilies.id, { onDelete: 'cascade' }),
    appointmentId: uuid().references(() => appointments.id, { onDelete: 'cascade' }),
    /** Hash of the token that opened the visit where it was registered. */
    visitTokenHash: text(),
    notificationService: text().$type<NotificationService>().notNull(),
    /** The token, encrypted with the server's secret: who has it can send to the device. */
    token: sealed().notNull(),
    tokenHash: text().notNull(),
    /** Address of the app that registered it, origin and mount path, to which a tap leads. */
    home: text().notNull(),
    /** What names the tenant in addresses there; empty where the host does. */
    query: text().notNull(),
    /** Whether doctor and time may stand on its lock screen. */
    showsDetails: boolean().notNull(),
    /** Refusals in a row of the service. */
    refusals: smallint().notNull().default(0),
    /** When it last said that it is there. */
    seenAt: instant().notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('one_device_per_token')
      .on(t.tenantCode, t.tokenHash)
      .where(sql`${t.appointmentId} is null`),
    uniqueIndex('one_device_per_visit_and_token')
      .on(t.appointmentId, t.tokenHash)
      .where(sql`${t.appointmentId} is not null`),
    index().on(t.tenantCode, t.patientId),
    index().on(t.familyId),
    check(
      'device_is_of_account_or_visit',
      sql`(${t.patientId} is null) = (${t.familyId} is null) and (${t.appointmentId} is null) = (${t.visitTokenHash} is null) and (${t.patientId} is null) <> (${t.appointmentId} is null)`,
    ),
  ],
)

/** How many messages each service took, by tenant and day (UTC). Nothing of a person. */
export const pushFigures = pgTable(
  'push_figures',
  {
    tenantCode: partOfTenant(),
    day: text().notNull(),
    service: text().$type<NotificationService>().notNull(),
    accepted: integer().notNull().default(0),
    /** The service no longer knew the device. */
    gone: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** It did not answer, or wanted to be asked later. */
    failed: integer().notNull().default(0),
    /** As workers of ours reported: that a message was shown, and that it was tapped. */
    shown: integer().notNull().default(0),
    opened: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.day, t.service] })],
)
