import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Language } from '#contract/locale'
import type { Device } from '#contract/settings'
import { instant, created, uuidKey } from './columns.ts'
import { papers } from './papers.ts'
import { ofTenant } from './tenants.ts'

/**
 * Whom visits are for. A row that is no guest's is an account: one for each phone of a tenant. A guest's row belongs to the account of
 * its phone from when there is one.
 */
export const patients = pgTable(
  'patients',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    /** Of a guest's row: the account that it belongs to. */
    accountId: uuid().references((): AnyPgColumn => patients.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text(),
    gender: text(),
    birthday: text(),
    maritalStatus: text(),
    bloodType: text(),
    /** Centimetres. */
    height: smallint(),
    /** Kilograms. */
    weight: smallint(),
    emergencyContactName: text(),
    emergencyContactLastname: text(),
    /** E.164. */
    emergencyContactPhone: text(),
    emergencyRelationshipId: text(),
    ...papers(),
    isGuest: boolean().notNull(),
    suspendedToBook: boolean().notNull().default(false),
    /** In which an account is written to; null where the patient has not chosen. */
    language: text().$type<Language>(),
    /** When the person is forgotten: they asked for it, and had time to think again. */
    deletesAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.phone),
    index().on(t.accountId),
    index()
      .on(t.deletesAt)
      .where(sql`${t.deletesAt} is not null`),
    uniqueIndex('one_account_per_phone')
      .on(t.tenantCode, t.phone)
      .where(sql`not ${t.isGuest}`),
  ],
)

/** Passwords of accounts, as Argon2id. An account without one signs in by a code. */
export const passwords = pgTable('passwords', {
  patientId: uuid()
    .primaryKey()
    .references(() => patients.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  changedAt: instant().notNull(),
})

/** What the right code of a reset is traded for: sets one new password. The token is hashed at rest. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    /** E.164. */
    phone: text().notNull(),
    tokenHash: text().notNull().unique('one_reset_per_token'),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.expiresAt)],
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
    /** What kind of device it is on: the family of its browser and of its system. */
    browser: text().$type<Device['browser']>().notNull().default('other'),
    platform: text().$type<Device['platform']>().notNull().default('other'),
    /** When its tokens were last renewed. */
    lastSeenAt: created(),
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
    /** When a guest's proof was traded for a sign-in, which it is once; it goes on proving the phone for bookings. */
    tradedAt: instant(),
    revokedAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.phone),
    index().on(t.familyId),
    check('session_kind_is_known', sql`${t.kind} in ('guest', 'patient')`),
  ],
)

/** Who an account is elsewhere: a member of the tenant's own site. One account at most for each, and one of each for an account. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    tenantCode: ofTenant(),
    provider: text().$type<'partner'>().notNull(),
    /** The id that the provider has for the person. */
    subject: text().notNull(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantCode, t.provider, t.subject] }),
    uniqueIndex('one_identity_per_provider').on(t.patientId, t.provider),
    check('provider_is_known', sql`${t.provider} in ('partner')`),
  ],
)

/** Tokens of partners that have signed in, until they would have run out: each counts once. The token's id is hashed. */
export const spentPartnerTokens = pgTable(
  'spent_partner_tokens',
  {
    tenantCode: ofTenant(),
    idHash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.idHash] }), index().on(t.expiresAt)],
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
