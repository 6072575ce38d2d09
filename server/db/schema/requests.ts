import { index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core'
import { created, instant } from './columns.ts'
import { ofTenant } from './tenants.ts'

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    tenantCode: ofTenant(),
    /** Route and caller: a key is one caller's intent on one route. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    statusCode: smallint(),
    response: jsonb(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.scope, t.key] })],
)

/** What was sent to phones. In demo mode the inbox page reads it; codes are kept here in demo mode alone. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: serial().primaryKey(),
    tenantCode: ofTenant(),
    phone: text().notNull(),
    body: text().notNull(),
    createdAt: created(),
  },
  (t) => [index().on(t.createdAt)],
)

/**
 * What is used of limits, where several servers share them. Keys are keyed hashes; rows live for their window, and the table
 * keeps no log: after a crash everybody begins anew.
 */
export const rateCounts = pgTable(
  'rate_counts',
  { key: text().primaryKey(), points: integer().notNull(), endsAt: instant().notNull() },
  (t) => [index().on(t.endsAt)],
)
