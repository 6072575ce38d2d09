import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { staffRoles, type StaffRole } from '#contract/console/roles'
import type { StaffEventKind } from '#contract/console/staff-events'
import type { Device } from '#contract/settings'
import { created, instant, sealed, uuidKey } from './columns.ts'
import { oneOf } from './one-of.ts'
import { partOfTenant } from './tenants.ts'

/** People at a partner who look after its app, each of one tenant. They are no patients, and sign in at the console alone. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: uuidKey(),
    tenantCode: partOfTenant(),
    /** As `toEmail` writes it. */
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** Argon2id. */
    passwordHash: text().notNull(),
    /** What their time-based codes are made of; null of who has passkeys alone. */
    totpSecret: sealed(),
    /** The step of time of the last code that was taken: none of an earlier step, nor of the same, is taken again. */
    totpStep: bigint({ mode: 'number' }),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('one_member_per_email').on(t.tenantCode, t.email),
    check('codes_have_a_step', sql`(${t.totpSecret} is null) = (${t.totpStep} is null)`),
    check('staff_role_is_known', sql`${t.role} in ${oneOf(staffRoles)}`),
  ],
)

/** Codes that stand in for a second factor that is lost, each once. Keyed hashes; a code that was used is deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: uuidKey(),
    tenantCode: partOfTenant(),
    memberId: uuid()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [uniqueIndex('one_recovery_code_per_member').on(t.memberId, t.codeHash)],
)

/** Who may become one of the staff by the link of a mail. The token is hashed; one invitation is open for an email at a tenant. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuidKey(),
    tenantCode: partOfTenant(),
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    tokenHash: text().notNull().unique('one_invitation_per_token'),
    /** Name of who invited; null where the operator of the server did. */
    invitedBy: text(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    withdrawnAt: instant(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('one_open_invitation_per_email')
      .on(t.tenantCode, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    check('invited_role_is_known', sql`${t.role} in ${oneOf(staffRoles)}`),
  ],
)

/** Why a session of staff has ended: what the page says that has it. */
export type StaffSessionEnd = 'signed_out' | 'removed' | 'replaced' | 'stolen'

/** Sessions of staff. The cookie's token is hashed and replaced every few minutes; the one before counts for a moment longer. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuidKey(),
    tenantCode: partOfTenant(),
    /** Null once the person is removed: the row then says why there is no session. */
    memberId: uuid().references(() => staffMembers.id, { onDelete: 'set null' }),
    tokenHash: text().notNull().unique('one_staff_session_per_token'),
    formerHash: text(),
    rotatedAt: instant().notNull(),
    seenAt: instant().notNull(),
    browser: text().$type<Device['browser']>().notNull(),
    platform: text().$type<Device['platform']>().notNull(),
    endedAt: instant(),
    endReason: text().$type<StaffSessionEnd>(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.memberId), index().on(t.formerHash), index().on(t.createdAt)],
)

/** What staff did, for the staff to read: who, when, with whom. No values, no secrets, no addresses of devices. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantCode: partOfTenant(),
    kind: text().$type<StaffEventKind>().notNull(),
    /** Who did it, as they were called then; null where nobody of the staff did. */
    actorEmail: text(),
    actorName: text(),
    /** With whom it was done, where that is another person. */
    subjectEmail: text(),
    /** The role that was given. */
    role: text().$type<StaffRole>(),
    /** The version that was published, or gone back to. */
    version: integer(),
    /** JSON pointer of the field of the draft that was changed, without its value. */
    field: text(),
    browser: text().$type<Device['browser']>().notNull(),
    platform: text().$type<Device['platform']>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.tenantCode, t.id), index().on(t.createdAt)],
)
