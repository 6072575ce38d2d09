import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { Appointment, BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import { withIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toPhone } from '#server/services/account/phone'
import { getAppointment, isOpenTo } from '../appointment-view.ts'
import { parseDay } from '../availability/wall-clock.ts'
import { withAlternatives } from '../booking/alternatives.ts'
import { createAnnouncer } from '../booking/announcer.ts'
import { bookAsGuest } from '../booking/book-as-guest.ts'
import { confirmationMessage } from '../booking/confirmation-message.ts'

/** Booking as a guest (C61) and opening the appointment again (C55). */
export const appointmentRoutes: ServicePlugin = async (app) => {
  const announce = createAnnouncer(app)

  app.post(
    calls.C61.path,
    {
      schema: {
        summary: 'Books a visit for a guest (C61)',
        description:
          'Needs the X-Guest-Token of the patient’s own phone and an Idempotency-Key. A refusal because of the slot carries ' +
          'the nearest free ones in `details`, one because of the price carries the fee. One phone may have so many visits ' +
          'ahead as its tenant says, and none at the same time.',
        body: GuestAppointmentRequest,
        response: { 200: Data(BookedAppointment) },
      },
      config: { keyed: true },
    },
    async (request) => {
      const { body, tenant, language, country } = request
      const now = app.clock()
      const phone = readProvenPhone(request, body)
      refuseBirthday(body.patient.birthday, now)
      if (!body.fg_consent) throw problem('consent_required')

      let isNew = false
      const book = () =>
        withIdempotency(request, body, (tx) => {
          isNew = true
          return bookAsGuest(tx, request, body, phone)
        })
      const booked = await withAlternatives({ db: app.db, tenant, slot: body, now, phone }, book)
      if (isNew) {
        const { name } = tenant.configuration
        const { start, time_zone: timeZone } = booked.appointment
        const visit = { brand: name[language] ?? name.en, start: new Date(start), timeZone, language, country }
        announce({ tenantCode: tenant.code, phone, body: confirmationMessage(visit) })
      }
      return { data: booked }
    },
  )

  app.get(
    '/patientapp/appointments/:id',
    {
      schema: {
        summary: 'One appointment, for who booked it (C55)',
        description:
          'Opened by the X-Appointment-Token that booking gave, or by the patient’s session; to others it does not exist.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Data(Appointment) },
      },
    },
    async ({ params, tenant, language, session, headers: given }) => {
      const token = given[headers.appointmentToken.toLowerCase()]
      const wanted = { tenantCode: tenant.code, id: params.id }
      const proof = { token: typeof token === 'string' ? token : undefined, patientId: session?.patientId ?? undefined }
      if (!(await isOpenTo(app.db, wanted, proof))) throw problem('not_found')
      return { data: await getAppointment(app.db, { ...wanted, language }) }
    },
  )
}

/** The patient's phone in E.164, which must be the one the guest has proved. */
function readProvenPhone({ session }: FastifyRequest, { patient }: GuestAppointmentRequest): string {
  if (session?.kind !== 'guest') throw problem('guest_token_invalid')
  const phone = toPhone(patient.phone, patient.country_code)
  if (phone !== session.phone) throw problem('guest_token_invalid')
  return phone
}

function refuseBirthday(birthday: string | undefined, now: Date): void {
  if (birthday === undefined) return
  if (parseDay(birthday) && birthday <= now.toISOString().slice(0, 10)) return
  throw problem('validation_failed', { fields: [{ path: '/patient/birthday', message: 'is not a day in the past' }] })
}
