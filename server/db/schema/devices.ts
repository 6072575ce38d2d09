import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NotificationService } from '#contract/device-registration'
import { created, instant, sealed, uuidKey } from './columns.ts'
import { patients, sessionFamilies } from './patients.ts'
import { ofTenant } from './tenants.ts'

/**
 * A device that a patient is sent messages on (C47). It goes with the signing in that registered it: who has signed out is told nothing there
 * any more.
 */
export const devices = pgTable(
  'devices',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    familyId: uuid()
      .notNull()
      .references(() => sessionFamilies.id, { onDelete: 'cascade' }),
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
    uniqueIndex('one_device_per_token').on(t.tenantCode, t.tokenHash),
    index().on(t.tenantCode, t.patientId),
    index().on(t.familyId),
  ],
)
