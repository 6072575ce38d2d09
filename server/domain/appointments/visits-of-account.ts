import { and, asc, count, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { visitsPerPage, type AppointmentList } from '#contract/account'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { endsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { isOfAccount } from '../booking/appointment-access.ts'
import { selectAppointments, toAppointment } from './appointment-view.ts'

type Wanted = { tenantCode: string; accountId: string; language: Language; now: Date; page: number }

/** Visits of an account and its guests that are booked, or await their payment, and not over, the soonest first (C53). */
export const findVisitsAhead = (db: Database, wanted: Wanted): Promise<AppointmentList> =>
  readPage(db, wanted, isAhead(wanted.now), asc)

/** Visits of an account and its guests that are over, were cancelled or not paid in time, the latest first (C54). */
export const findPastVisits = (db: Database, wanted: Wanted): Promise<AppointmentList> =>
  readPage(db, wanted, not(isAhead(wanted.now)), desc)

const isAhead = (now: Date): SQL =>
  sql`(${inArray(appointments.status, ['booked', 'awaiting_payment'])} and ${endsAfter(reservations.during, now)})`

async function readPage(
  db: Database,
  { tenantCode, accountId, language, page }: Wanted,
  when: SQL,
  order: typeof asc,
): Promise<AppointmentList> {
  const own = and(eq(appointments.tenantCode, tenantCode), isOfAccount(db, accountId), when)
  const rows = await selectAppointments(db)
    .where(own)
    // Where visits begin together, those booked first come first.
    .orderBy(order(reservations.during), asc(appointments.createdAt), asc(appointments.id))
    .limit(visitsPerPage)
    .offset((page - 1) * visitsPerPage)
  const [all] = await db
    .select({ total: count() })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(own)
  return { appointments: rows.map((row) => toAppointment(row, language)), total: all?.total ?? 0 }
}
