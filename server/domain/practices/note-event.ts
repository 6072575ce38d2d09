import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { facilities } from '#server/db/schema/facilities'
import { practiceEvents, practiceFeeds } from '#server/db/schema/practices'
import { practitioners, services } from '#server/db/schema/practitioners'
import type { EventType } from './event-types.ts'

type Event = {
  appointmentId: string
  type: EventType
  /** What is told beside the appointment: never of a person. */
  more?: Record<string, unknown>
  now: Date
}

/**
 * Writes down for a facility's own system what has happened to an appointment, in the transaction `tx` of the change and after it; nothing
 * where the facility has no feed. What is told is how the appointment is now: its number, time and kind, never who comes, or why.
 */
export async function noteEvent(tx: Database, { appointmentId, type, more = {}, now }: Event): Promise<void> {
  const [found] = await tx
    .select({
      facilityId: reservations.facilityId,
      during: reservations.during,
      number: appointments.appointmentNumber,
      status: appointments.status,
      kind: appointments.consultationType,
      facility: { id: facilities.id, source: facilities.source, sourceId: facilities.sourceId },
      practitioner: { id: practitioners.id, source: practitioners.source, sourceId: practitioners.sourceId },
      service: { id: services.id, sourceId: services.sourceId },
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(practiceFeeds, eq(practiceFeeds.facilityId, reservations.facilityId))
    .innerJoin(facilities, eq(facilities.id, reservations.facilityId))
    .innerJoin(practitioners, eq(practitioners.id, reservations.practitionerId))
    .innerJoin(services, eq(services.id, reservations.serviceId))
    .where(eq(appointments.id, appointmentId))
  if (!found) return
  const { facilityId, during, number, status, kind, facility, practitioner, service } = found
  const data = {
    appointment_number: number,
    status,
    start: during.from.toISOString(),
    end: during.to.toISOString(),
    consultation_type: kind,
    facility: named(facility),
    practitioner: named(practitioner),
    service: { id: String(service.id), source_id: service.sourceId },
    ...more,
  }
  await tx.insert(practiceEvents).values({ facilityId, appointmentId, type, occurredAt: now, dueAt: now, data })
}

const named = ({ id, source, sourceId }: { id: number; source: string | null; sourceId: string | null }) => ({
  id: String(id),
  source,
  source_id: sourceId,
})
