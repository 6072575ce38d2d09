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
import type { LinkedSite } from '#contract/social'
import type { SocialProvider } from '#contract/social-providers'
import type { SuspensionReason } from '#contract/suspension-reasons'
import { instant, created, uuidKey } from './columns.ts'
import { papers } from './papers.ts'
import { ofTenant } from './tenants.ts'

/**
 * Whom visits are for. A row that is no guest's is an account: one for each phone, and for each proven email, of a tenant. A guest's row
 * belongs to the account of its phone from when there is one.
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
    /** E.164, proven. Null in an account that was made with an email and has proven no phone yet. */
    phone: text(),
    email: text(),
    /** When the account proved its email, which is a way in from then on; null for one that was only typed. */
    emailProvenAt: instant(),
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
    /** Told to the patient; null where whoever suspended them told none. */
    suspensionReason: text().$type<SuspensionReason>(),
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
    uniqueIndex('one_account_per_email')
      .on(t.tenantCode, t.email)
      .where(sql`not ${t.isGuest} and ${t.emailProvenAt} is not null`),
    check(
      'suspension_reason_is_known',
      sql`${t.suspensionReason} in ('missed_visits', 'fees_due', 'cover_ended', 'details_unclear')`,
    ),
    check(
      'patient_is_reachable',
      sql`${t.phone} is not null or (not ${t.isGuest} and ${t.email} is not null and ${t.emailProvenAt} is not null)`,
    ),
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

/**
 * Who may set one new password: what the right code of a reset is traded for, by phone, and what a link in a mail carries. The token is
 * hashed at rest.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    /** E.164; null where an email is proven instead. */
    phone: text(),
    email: text(),
    tokenHash: text().notNull().unique('one_reset_per_token'),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.expiresAt), check('reset_has_one_contact', sql`num_nonnulls(${t.phone}, ${t.email}) = 1`)],
)

/** What the right code of a mail is traded for: proves the address, and signs in or up once. The token is hashed at rest. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    email: text().notNull(),
    tokenHash: text().notNull().unique('one_email_proof_per_token'),
    expiresAt: instant().notNull(),
    tradedAt: instant(),
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
    /** Whether the patient stays signed in on it, or only until they are done. */
    isKept: boolean().notNull().default(true),
    /** When its tokens were last renewed. */
    lastSeenAt: created(),
    /** When the patient last showed in it that it is them, after they had signed in. */
    confirmedAt: instant(),
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
    /** The token that was traded for it; null for the first of a family. */
    tradedId: uuid(),
    /** When the bearer that came with it was first used: whoever traded has the answer. */
    heardAt: instant(),
    /** When another took its place, since nothing had been heard of it: it is nobody's from then on. */
    withdrawnAt: instant(),
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
    /** The refresh token that a renewal answered with beside it, until this is first used. */
    unheardTokenId: uuid(),
    /** Of a guest's: the phone that is proven, in E.164. */
    phone: text(),
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
    check('guest_session_has_phone', sql`${t.kind} <> 'guest' or ${t.phone} is not null`),
  ],
)

/** Who an account is elsewhere: at the tenant's own site, Google or Facebook. One account at most for each, and one of each for an account. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    tenantCode: ofTenant(),
    provider: text().$type<LinkedSite>().notNull(),
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
    check('provider_is_known', sql`${t.provider} in ('partner', 'google', 'facebook')`),
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

/** Patients on their way to another site and back. What they come back with is hashed, and so is the key of their browser. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text().primaryKey(),
    tenantCode: ofTenant(),
    provider: text().$type<SocialProvider>().notNull(),
    browserHash: text().notNull(),
    /** Whose account the site is to be linked to; null where they want to sign in. */
    patientId: uuid().references(() => patients.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** Who a site says that somebody is whom no account knows: links the site to the account that they prove or make. The token is hashed. */
export const socialProofs = pgTable(
  'social_proofs',
  {
    tokenHash: text().primaryKey(),
    tenantCode: ofTenant(),
    provider: text().$type<SocialProvider>().notNull(),
    subject: text().notNull(),
    /** The account that it has linked the site to: for that alone it counts again, after a lost answer. */
    patientId: uuid().references(() => patients.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    /** E.164; null where the code was mailed. */
    phone: text(),
    email: text(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.phone),
    index().on(t.phone, t.createdAt),
    index().on(t.email, t.createdAt),
    index().on(t.tenantCode, t.purpose),
    check('code_has_one_contact', sql`num_nonnulls(${t.phone}, ${t.email}) = 1`),
  ],
)
