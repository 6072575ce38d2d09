import { and, eq, exists } from 'drizzle-orm'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { patientToTell } from './patient-to-tell.ts'

/** Who comes to a facility: what it needs to know them by, of all that they said. `birthday` is `2026-11-27`, `phone` E.164. */
export type PatientOfFacility = NonNullable<Awaited<ReturnType<typeof findPatient>>>

/** A patient with an appointment at a facility that may know of them; undefined for anybody else. */
export async function findPatient(db: Database, facilityId: number, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      phone: patients.phone,
      gender: patients.gender,
      birthday: patients.birthday,
    })
    .from(patients)
    .where(
      and(
        eq(patients.id, id),
        exists(
          db
            .select({ id: appointments.id })
            .from(appointments)
            .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
            .where(and(eq(appointments.patientId, id), eq(reservations.facilityId, facilityId), patientToTell(db))),
        ),
      ),
    )
  return found
}
