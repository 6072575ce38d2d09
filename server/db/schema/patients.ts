import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, created, uuidKey } from './columns.ts'
import { ofTenant } from './tenants.ts'

export const patients = pgTable(
  'patients',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text(),
    gender: text(),
    birthday: text(),
    isGuest: boolean().notNull(),
    suspendedToBook: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone)],
)

/** Tokens are opaque and hashed at rest. A guest session proves a phone; a patient's has a patient. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    kind: text().notNull(),
    patientId: uuid().references(() => patients.id),
    phone: text().notNull(),
    tokenHash: text().notNull().unique('one_session_per_token'),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    phone: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone), index().on(t.phone, t.createdAt)],
)

export const devices = pgTable(
  'devices',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: uuid().references(() => patients.id),
    token: text().notNull(),
    notificationService: text().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('one_device_per_token').on(t.tenantCode, t.token)],
)
