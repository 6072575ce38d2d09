import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { busyTimes } from '#server/db/schema/practices'
import { practitioners } from '#server/db/schema/practitioners'

/** An appointment of a facility as its system is told of it: never who comes. */
export type PracticeVisit = Awaited<ReturnType<typeof listAppointments>>[number]

type Wanted = {
  facilityId: number
  practitionerId?: number
  /** Those that touch this time. */
  from: Date
  to: Date
  /** Only those that stand in a busy time. */
  isInBusyTime?: boolean
  /** The start and the number of the last one that was told: those behind it. */
  after?: { start: Date; number: string } | undefined
  limit: number
}

/** Appointments of a facility that stand, by their start. */
export function listAppointments(
  db: Database,
  { facilityId, practitionerId, from, to, isInBusyTime = false, after, limit }: Wanted,
) {
  const start = sql`lower(${reservations.during})`
  return db
    .select({
      number: appointments.appointmentNumber,
      status: appointments.status,
      during: reservations.during,
      kind: appointments.consultationType,
      practitioner: { id: practitioners.id, source: practitioners.source, sourceId: practitioners.sourceId },
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(practitioners, eq(practitioners.id, reservations.practitionerId))
    .where(
      and(
        eq(reservations.facilityId, facilityId),
        practitionerId === undefined ? undefined : eq(reservations.practitionerId, practitionerId),
        // One that is not paid yet is not certain, and takes its time all the same.
        inArray(
          appointments.status,
          isInBusyTime ? ['booked', 'awaiting_payment'] : ['booked', 'completed', 'no_show'],
        ),
        sql`${reservations.during} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
        isInBusyTime
          ? sql`exists (select 1 from ${busyTimes} where ${busyTimes.practitionerId} = ${reservations.practitionerId}
              and ${busyTimes.facilityId} = ${facilityId} and ${busyTimes.during} && ${reservations.during})`
          : undefined,
        after &&
          sql`(${start}, ${appointments.appointmentNumber}) > (${after.start.toISOString()}::timestamptz, ${after.number})`,
      ),
    )
    .orderBy(asc(start), asc(appointments.appointmentNumber))
    .limit(limit)
}
