import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Device } from '#contract/settings'
import { created, instant, texts, uuidKey } from './columns.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

/** Passkeys of accounts: public keys whose private half a device has. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** The id by which a device names it, base64url. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, as its device says; 0 of one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How it can be reached, as `usb` or `hybrid`. */
    transports: texts(),
    /** What the device knows the account as: random, base64url, one of an account's. */
    userHandle: text().notNull(),
    /** The host at which it signs in. */
    host: text().notNull(),
    /** What the patient calls it; null where they have not said. */
    name: text(),
    /** On what kind of device it was made: the family of its browser and of its system. */
    browser: text().$type<Device['browser']>().notNull(),
    platform: text().$type<Device['platform']>().notNull(),
    backedUp: boolean().notNull(),
    lastUsedAt: instant(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('one_passkey_per_credential').on(t.tenantCode, t.credentialId), index().on(t.patientId)],
)

/** What a device was asked to sign, until it has, or five minutes have passed. The challenge is hashed. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tenantCode: ofTenant(),
    challengeHash: text().notNull(),
    purpose: text().$type<'sign_in' | 'add'>().notNull(),
    /** Of one that adds: whose passkey it becomes, and what the device will know the account as. */
    patientId: uuid().references(() => patients.id, { onDelete: 'cascade' }),
    userHandle: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantCode, t.challengeHash] }),
    index().on(t.expiresAt),
    check('adding_has_owner', sql`${t.purpose} <> 'add' or num_nonnulls(${t.patientId}, ${t.userHandle}) = 2`),
  ],
)
