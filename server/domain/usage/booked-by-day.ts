import { and, count, eq, gte, notInArray, sql, type Column } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { accountEvents } from '#server/db/schema/settings'

/** Whose, since when, and by which clock a day begins. */
export type UsageSpan = { tenantCode: string; since: Date; timeZone: string }

type OfDay = { day: string; count: number }

// A number of the select list: the same parameter twice is two expressions for PostgreSQL.
const byDay = sql`1`
const dayIn = (instant: Column, timeZone: string) =>
  sql<string>`to_char(${instant} at time zone ${timeZone}::text, 'YYYY-MM-DD')`

/** Visits that were booked, by the day of booking and what led to it; one that was never paid is none. */
export async function readBookings(
  db: Database,
  { tenantCode, since, timeZone }: UsageSpan,
): Promise<(OfDay & { source: string })[]> {
  return db
    .select({ day: dayIn(appointments.createdAt, timeZone), source: appointments.source, count: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.tenantCode, tenantCode),
        gte(appointments.createdAt, since),
        notInArray(appointments.status, ['awaiting_payment', 'expired']),
      ),
    )
    .groupBy(byDay, appointments.source)
}

/** Visits that were cancelled, by the day on which they were. */
export async function readCancellations(db: Database, { tenantCode, since, timeZone }: UsageSpan): Promise<OfDay[]> {
  return db
    .select({ day: dayIn(appointments.cancelledAt, timeZone), count: count() })
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), gte(appointments.cancelledAt, since)))
    .groupBy(byDay)
}

/** Accounts that were made, by day. */
export async function readSignUps(db: Database, { tenantCode, since, timeZone }: UsageSpan): Promise<OfDay[]> {
  return db
    .select({ day: dayIn(accountEvents.createdAt, timeZone), count: count() })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.tenantCode, tenantCode),
        gte(accountEvents.createdAt, since),
        eq(accountEvents.kind, 'signed_up'),
      ),
    )
    .groupBy(byDay)
}
