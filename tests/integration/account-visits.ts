import type { OpenDatabase } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'

type Booked = {
  tenantCode: string
  phone: string
  firstName: string
  lastName: string
  createdAt: Date
  isForOther?: boolean
}

let count = 0

/** A visit as a guest booked it, at an hour that no other has. Returns the guest's id. */
export async function addVisit(
  database: OpenDatabase,
  { createdAt, isForOther = false, ...guest }: Booked,
): Promise<string> {
  const { db } = database
  const [place] = await database.query<{ practitionerId: number; facilityId: number; serviceId: number }>(
    `select practitioner_id as "practitionerId", facility_id as "facilityId", id as "serviceId" from services order by id limit 1`,
  )
  const from = new Date(Date.UTC(2030, 0, 1) + (count += 1) * 3_600_000)
  const during = { from, to: new Date(from.getTime() + 1_800_000) }
  const { tenantCode } = guest
  const [reservation] = await db
    .insert(reservations)
    .values({ tenantCode, ...place!, during, status: 'booked' })
    .returning({ id: reservations.id })
  const [patient] = await db
    .insert(patients)
    .values({ ...guest, isGuest: true, createdAt })
    .returning({ id: patients.id })
  await db.insert(appointments).values({
    tenantCode,
    appointmentNumber: `${1000 + count}-0000`,
    reservationId: reservation!.id,
    patientId: patient!.id,
    isForOther,
    consultationType: 'clinic',
    timeZone: 'Asia/Dubai',
    status: 'booked',
    feeAmount: 350,
    feeCurrency: 'AED',
    fgConsent: true,
    language: 'en',
    tokenHash: `booking ${count}`,
    createdAt,
  })
  return patient!.id
}
