import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AppointmentStatus } from '#contract/appointment'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { busyTimes } from '#server/db/schema/practices'
import { practitioners, services } from '#server/db/schema/practitioners'
import { patientToTell } from './patient-to-tell.ts'

/** An appointment of a facility; of who comes no more than the id that they have here, and only where that may be told. */
export type PracticeVisit = Awaited<ReturnType<typeof listAppointments>>[number]

type Wanted = {
  facilityId: number
  practitionerId?: number | undefined
  /** Those of which it may be told that this patient comes. */
  patientId?: string | undefined
  /** Only the one with this number. */
  number?: string | undefined
  /** Those that touch this time, or that begin in it where `isByStart` says so. */
  from: Date
  to: Date
  isByStart?: boolean
  /** Those that stand and, where it is no matter of busy times, those that took place. */
  statuses?: readonly AppointmentStatus[]
  /** Only those that stand in a busy time. */
  isInBusyTime?: boolean
  /** The start and the number of the last one that was told: those behind it. */
  after?: { start: Date; number: string } | undefined
  limit: number
}

// One that is not paid yet is not certain, and takes its time all the same.
const statusesInBusyTime = ['booked', 'awaiting_payment'] as const
const statusesThatStand = ['booked', 'completed', 'no_show'] as const

/** Appointments of a facility, by their start. */
export function listAppointments(db: Database, wanted: Wanted) {
  const {
    facilityId,
    practitionerId,
    patientId,
    number,
    from,
    to,
    isByStart = false,
    isInBusyTime = false,
    after,
    limit,
  } = wanted
  const { statuses = isInBusyTime ? statusesInBusyTime : statusesThatStand } = wanted
  const start = sql`lower(${reservations.during})`
  return db
    .select({
      number: appointments.appointmentNumber,
      status: appointments.status,
      during: reservations.during,
      kind: appointments.consultationType,
      practitioner: {
        ...{ id: practitioners.id, source: practitioners.source, sourceId: practitioners.sourceId },
        nameEn: practitioners.nameEn,
      },
      serviceName: services.nameEn,
      createdAt: appointments.createdAt,
      patientId: sql<string | null>`case when ${patientToTell(db)} then ${appointments.patientId} end`,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(practitioners, eq(practitioners.id, reservations.practitionerId))
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .where(
      and(
        eq(reservations.facilityId, facilityId),
        practitionerId === undefined ? undefined : eq(reservations.practitionerId, practitionerId),
        patientId === undefined ? undefined : isOfPatient(db, patientId),
        number === undefined ? undefined : eq(appointments.appointmentNumber, number),
        inArray(appointments.status, [...statuses]),
        isByStart ? sql`${start} >= ${from.toISOString()}::timestamptz` : undefined,
        // Said by the next line too, but an index of the facility's visits by start has no ends.
        sql`${start} < ${to.toISOString()}::timestamptz`,
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

/** No text but an id can be compared with one. */
const isOfPatient = (db: Database, id: string) =>
  isUuid(id) ? and(eq(appointments.patientId, id), patientToTell(db)) : sql`false`
