import { sql, type SQL } from 'drizzle-orm'
import type { reservations } from './schema/appointments.ts'

type During = typeof reservations.during

/** Whether a range begins after an instant. */
export const beginsAfter = (during: During, instant: Date): SQL =>
  sql`lower(${during}) > ${instant.toISOString()}::timestamptz`

/** Whether a range ends after an instant. */
export const endsAfter = (during: During, instant: Date): SQL =>
  sql`upper(${during}) > ${instant.toISOString()}::timestamptz`

/** The end of the range that ends last; null where there is none. */
export const lastEnd = (during: During): SQL<Date | null> =>
  sql<Date | null>`max(upper(${during}))`.mapWith((instant: string) => new Date(instant))
