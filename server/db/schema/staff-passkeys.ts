import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import { created, instant, texts, uuidKey } from './columns.ts'
import { oneOf } from './one-of.ts'
import { staffMembers } from './staff.ts'
import { partOfTenant } from './tenants.ts'

/** Passkeys that are second factors of partner staff: public keys whose private half a device has. None of a patient is among them. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuidKey(),
    tenantCode: partOfTenant(),
    memberId: uuid()
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** The id by which a device names it, base64url. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, as its device says; 0 of one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How it can be reached, as `usb` or `hybrid`. */
    transports: texts(),
    /** The host at which it signs in. */
    host: text().notNull(),
    /** What its owner calls it; null where they have not said. */
    name: text(),
    /** On what kind of device it was made: the family of its browser and of its system. */
    browser: text().$type<Device['browser']>().notNull(),
    platform: text().$type<Device['platform']>().notNull(),
    backedUp: boolean().notNull(),
    lastUsedAt: instant(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('one_staff_passkey_per_credential').on(t.tenantCode, t.credentialId), index().on(t.memberId)],
)

/** What a passkey of staff is to be: of who is invited, one more of a member, or the second step of a member's sign-in. */
export const staffChallengePurposes = ['join', 'add', 'sign_in'] as const

/** What a device of staff was asked to sign, until it has, or five minutes have passed. The challenge is hashed. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    tenantCode: partOfTenant(),
    challengeHash: text().notNull(),
    purpose: text().$type<(typeof staffChallengePurposes)[number]>().notNull(),
    /** Id of the invitation of who joins, of the member otherwise. */
    subject: uuid().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantCode, t.challengeHash] }),
    index().on(t.expiresAt),
    check('staff_challenge_purpose_is_known', sql`${t.purpose} in ${oneOf(staffChallengePurposes)}`),
  ],
)
