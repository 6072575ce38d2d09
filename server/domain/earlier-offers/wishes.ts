import { and, asc, eq, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { changeLimits, defaultChangeTerms } from '#contract/change-terms'
import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { beginsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { patients } from '#server/db/schema/patients'

/** A time with a practitioner, at a place and for a service. */
export type FreeTime = {
  practitionerId: number
  facilityId: number
  serviceId: number
  during: { from: Date; to: Date }
  /** The visit that was moved away from it, which does not want it back. */
  givenBackBy: string | null
}

/** A visit whose patient wants an earlier time, since when. */
export type Wish = Awaited<ReturnType<typeof findWishes>>[number]

type Which = {
  /** Of one visit alone. */
  appointmentId?: string
  /** Behind this one in the turn. */
  after?: { turn: string; appointmentId: string } | undefined
  most: number
}

/**
 * Who waits for an earlier time and could take this one: with the same practitioner, place and service, later at present, and offered
 * neither this time before nor another one now, and not moved away from it. In their turn: who asked first comes first, and at the same instant the lower id.
 */
export async function findWishes(db: Database, time: FreeTime, { appointmentId, after, most }: Which) {
  const rows = await db
    .select({
      appointmentId: appointments.id,
      tenantCode: appointments.tenantCode,
      phone: patients.phone,
      accountId: sql<string>`coalesce(${patients.accountId}, ${patients.id})`,
      // To the microsecond, which a Date does not have.
      turn: sql<string>`${appointments.earlierSince}::text`,
      during: reservations.during,
      moves: appointments.moves,
      paymentMethod: appointments.paymentMethod,
      feeAmount: appointments.feeAmount,
      feeCurrency: appointments.feeCurrency,
      changeTerms: appointments.changeTerms,
      relativeId: appointments.relativeId,
      timeZone: appointments.timeZone,
      // Written from a slot that had one of the three.
      consultationType: sql<ConsultationType>`${appointments.consultationType}`,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        appointmentId === undefined ? undefined : eq(appointments.id, appointmentId),
        time.givenBackBy === null ? undefined : ne(appointments.id, time.givenBackBy),
        isNotNull(appointments.earlierSince),
        after &&
          sql`(${appointments.earlierSince}, ${appointments.id}) > (${after.turn}::timestamptz, ${after.appointmentId}::uuid)`,
        isNotNull(patients.phone),
        eq(appointments.status, 'booked'),
        // Who took the consent back is moved by nobody.
        eq(appointments.fgConsent, true),
        eq(reservations.practitionerId, time.practitionerId),
        eq(reservations.facilityId, time.facilityId),
        eq(reservations.serviceId, time.serviceId),
        beginsAfter(reservations.during, time.during.from),
        notExists(
          db
            .select({ id: earlierOffers.id })
            .from(earlierOffers)
            .where(
              and(
                eq(earlierOffers.appointmentId, appointments.id),
                or(eq(earlierOffers.status, 'open'), eq(earlierOffers.startsAt, time.during.from)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(appointments.earlierSince), asc(appointments.id))
    .limit(most)
  return rows.flatMap(({ phone, during, changeTerms, ...wish }) => {
    const { move_until } = changeLimits(changeTerms ?? defaultChangeTerms, during.from)
    return phone === null ? [] : [{ ...wish, phone, start: during.from, moveUntil: new Date(move_until) }]
  })
}
