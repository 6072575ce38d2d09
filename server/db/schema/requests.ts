import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SecondChannel } from '#contract/appointment'
import { created, instant, sealed, uuidKey } from './columns.ts'
import { ofTenant } from './tenants.ts'

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    tenantCode: ofTenant(),
    /** Route and caller: a key names one intent of one caller on one route. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    statusCode: smallint(),
    response: jsonb(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.scope, t.key] })],
)

/** Text messages and mails that were sent. In demo mode the inbox page shows them; codes are stored here in demo mode only. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: serial().primaryKey(),
    tenantCode: ofTenant(),
    /** E.164; null for a mail. */
    phone: text(),
    email: text(),
    /** The other way by which a code was sent; null for a text message and a mail. */
    channel: text().$type<SecondChannel>(),
    /** Of a mail. */
    subject: text(),
    body: text().notNull(),
    createdAt: created(),
  },
  (t) => [index().on(t.createdAt)],
)

/**
 * Messages that are still to be sent, written in the transaction of what they tell of. To whom and what is sealed with the server's secret.
 * A row is deleted when its message was accepted.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    message: sealed().notNull(),
    /** In which order they were written; what takes the place of one has its number. */
    position: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** What it tells of, such as a visit by its id, and by which way: of the same by the same way, a later one waits for an earlier one. */
    about: uuid(),
    channel: text().$type<'sms' | 'mail' | 'push'>(),
    /** What a message is about that is true only until something else is told of that: a visit by its id. Null of all others. */
    heldFor: uuid(),
    /** Whether an attempt to send it is being made: nothing takes it back meanwhile. It stays so after one that was cut off. */
    isUnderWay: boolean().notNull().default(false),
    /** How often sending was begun. */
    attempts: smallint().notNull().default(0),
    /** When it is begun next: an attempt that is cut off is made again from here. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.dueAt),
    index()
      .on(t.about)
      .where(sql`${t.about} is not null`),
    index()
      .on(t.heldFor)
      .where(sql`${t.heldFor} is not null`),
  ],
)

/** Challenges of our own captcha that were solved, until they would have run out: each passes once. The nonce is hashed. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  { tenantCode: ofTenant(), nonceHash: text().notNull(), expiresAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.tenantCode, t.nonceHash] }), index().on(t.expiresAt)],
)

/**
 * Use of rate limits, where several servers share them. Keys are keyed hashes; rows live for their window. The table is
 * unlogged: after a crash all counts start again.
 */
export const rateCounts = pgTable(
  'rate_counts',
  { key: text().primaryKey(), points: integer().notNull(), endsAt: instant().notNull() },
  (t) => [index().on(t.endsAt)],
)
