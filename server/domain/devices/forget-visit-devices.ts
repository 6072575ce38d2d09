import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { endsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { devices } from '#server/db/schema/devices'

/** Forgets devices that were registered for a visit alone which ended before an instant. Returns how many. */
export async function forgetVisitDevices(db: Database, before: Date): Promise<number> {
  const visit = db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(and(eq(appointments.id, devices.appointmentId), endsAfter(reservations.during, before)))
  const forgotten = await db
    .delete(devices)
    .where(and(isNotNull(devices.appointmentId), notExists(visit)))
    .returning({ id: devices.id })
  return forgotten.length
}
