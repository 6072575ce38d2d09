import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/**
 * One signing in of a patient on a device: the sessions and refresh tokens that came of it, one after the other. A refresh token that is
 * used again after it was traded shows that somebody else has it, and ends the whole family.
 */
export const sessionFamilies = pgTable(
  'session_families',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id),
    revokedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.patientId)],
)

const ofFamily = () => uuid().references(() => sessionFamilies.id, { onDelete: 'cascade' })

/** What a session is renewed with: opaque, hashed at rest, traded once for the next of its family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    familyId: ofFamily().notNull(),
    tokenHash: text().notNull().unique('one_refresh_token_per_token'),
    expiresAt: instant().notNull(),
    /** When it was traded for the next one; it is kept to its end, so that another use of it is seen. */
    replacedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.familyId), index().on(t.expiresAt)],
)

/** Tokens are opaque and hashed at rest. A guest session proves a phone; a patient's has a patient. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    kind: text().$type<'guest' | 'patient'>().notNull(),
    patientId: uuid().references(() => patients.id),
    /** Of a patient's that can be renewed. */
    familyId: ofFamily(),
    phone: text().notNull(),
    tokenHash: text().notNull().unique('one_session_per_token'),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.phone),
    index().on(t.familyId),
    check('session_kind_is_known', sql`${t.kind} in ('guest', 'patient')`),
  ],
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
