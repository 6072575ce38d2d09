import { and, eq, exists, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'

/**
 * Whether the facility of an appointment may know who comes: they agreed to that, the visit was not given back, and they were not forgotten
 * since.
 */
export const patientToTell = (db: Database): SQL =>
  exists(
    db
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.id, appointments.patientId), isNamed, mayBeTold)),
  )

/** Of somebody who was forgotten no name is left. */
const isNamed = or(ne(patients.firstName, ''), ne(patients.lastName, ''))
const mayBeTold = and(
  eq(appointments.fgConsent, true),
  inArray(appointments.status, ['booked', 'completed', 'no_show']),
)
