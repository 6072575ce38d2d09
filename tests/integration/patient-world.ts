import { expect } from 'vitest'
import type { AppointmentList } from '#contract/account'
import type { AppointmentStatus, BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { putIntoState } from '../support/put-into-state.ts'
import { bookingAt, e164, ids, monday, slotAt, type World } from './appointment-world.ts'

/** Who calls: by a session, the token of a guest, both or neither; and, of a call that books or lists, its key or page. */
export type As = {
  bearer?: string
  guest?: string
  tenant?: string
  locale?: string
  key?: string
  page?: number | string
}

type Visit = { of?: string; tenantCode?: string; minutes?: number; status?: AppointmentStatus; doctor?: number }

export const idsOf = ({ appointments: all }: AppointmentList) => all.map(({ id }) => id)

/**
 * What patients do with their visits in a world, and visits and guests that are there before, as rows.
 *
 * @param own - the account that has the visits, and asks for them, unless another is named
 */
export function patientsOf(world: () => World, own: () => { patientId: string; idToken: string }) {
  let calls = 0
  let visits = 0

  const bearing = ({ bearer, guest }: As) => ({
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(guest !== undefined && { [headers.guestToken]: guest }),
  })
  const toCall = (as: As) => ({ tenant: as.tenant ?? 'patientweb', locale: as.locale ?? 'en-ae', headers: bearing(as) })

  const list = (which: 'ahead' | 'past', as: As) =>
    world().call('appointment', 'GET', `/patientapp/appointments${which === 'past' ? '/past' : ''}`, {
      ...toCall(as),
      query: { page: as.page },
    })
  const listed = async (which: 'ahead' | 'past', as: As = { bearer: own().idToken }) =>
    (await list(which, as)).json<{ data: AppointmentList }>().data
  const open = (id: string, as: As) => world().call('appointment', 'GET', `/patientapp/appointments/${id}`, toCall(as))
  const cancel = (id: string, as: As) =>
    world().call('appointment', 'PUT', `/patientapp/appointments/${id}/cancel`, {
      ...toCall(as),
      body: { forcebookable: true },
      sign: new Date(monday.getTime() - ((calls += 1) % 200) * 1000),
    })

  const book = (start: string, as: As, patient: object = {}) => {
    const form = bookingAt(start)
    return world().call('appointment', 'POST', as.bearer ? '/patientapp/appointment' : '/patient/appointment', {
      ...toCall(as),
      body: { ...form, patient: { ...form.patient, ...patient } },
      headers: { ...bearing(as), [headers.idempotencyKey]: `"${as.key ?? `a-key-of-a-patient-${(calls += 1)}`}"` },
    })
  }
  const booked = async (...call: Parameters<typeof book>) => {
    const answer = await book(...call)
    expect(answer.json()).toHaveProperty('data')
    return answer.json<{ data: BookedAppointment }>().data.appointment
  }
  const hold = (start: string, as: As) =>
    world().call('appointment', 'POST', '/patientapp/holds', {
      ...toCall(as),
      body: slotAt(start),
      headers: { ...bearing(as), [headers.idempotencyKey]: `"a-hold-of-a-patient-${(calls += 1)}"` },
    })

  const guestRow = async (values: Partial<typeof patients.$inferInsert>) => {
    const guest = { tenantCode: 'patientweb', firstName: 'Omar', lastName: 'Nasser', phone: e164, isGuest: true }
    const rows = await world()
      .database.db.insert(patients)
      .values({ ...guest, ...values })
      .returning({ id: patients.id })
    return rows[0]!.id
  }

  /** A visit of half an hour that begins so many minutes from now, as a row. */
  async function visit({ of = own().patientId, tenantCode = 'patientweb', minutes = 60, ...rest }: Visit = {}) {
    const { status = 'booked', doctor = ids.amira } = rest
    const { database } = world()
    const from = new Date(monday.getTime() + minutes * 60_000)
    const number = (visits += 1)
    const [reservation] = await database.db
      .insert(reservations)
      .values({
        tenantCode,
        practitionerId: doctor,
        facilityId: ids.clinic,
        serviceId: ids.visit,
        during: { from, to: new Date(from.getTime() + 1_800_000) },
        status: 'booked',
      })
      .returning({ id: reservations.id })
    // Of these visits only the row is looked at, and many are at the same time.
    await database.query(`update reservations set status = 'released' where id = $1`, [reservation!.id])
    const [row] = await database.db
      .insert(appointments)
      .values({
        tenantCode,
        appointmentNumber: `N${number}`,
        reservationId: reservation!.id,
        patientId: of,
        consultationType: 'clinic',
        timeZone: 'Asia/Dubai',
        status: 'booked',
        feeAmount: 100 + number,
        feeCurrency: 'AED',
        fgConsent: true,
        language: 'en',
        tokenHash: `hash-${number}`,
        createdAt: monday,
      })
      .returning({ id: appointments.id })
    await putIntoState(database, `update appointments set status = '${status}' where id = '${row!.id}'`)
    return row!.id
  }

  return { list, listed, open, cancel, book, booked, hold, guestRow, visit }
}
