import type { FastifyRequest } from 'fastify'
import { BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import type { ProblemCode } from '#contract/problem-codes'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { notifyOfVisit } from '#server/domain/appointments/notify-of-visit'
import { bookVisit, type Collecting } from '#server/domain/booking/book-visit'
import { problem } from '#server/errors'
import { bookedMessage, unpaidMessage } from '#server/messages/visit-messages'
import { slotRefusals } from '#server/plugins/description/problems-of-call'
import { signedWith } from '#server/plugins/description/security'
import { withIdempotency } from '#server/plugins/gateway/idempotency'
import { findGuestSession } from '#server/plugins/gateway/session'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { toPhone } from '#server/domain/identity/phone'
import { isBirthday } from '#server/domain/profile/birthday'
import { dayInZone } from '#server/domain/relatives/adult'
import { createKeyRepository, openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import { appointmentLink } from '../appointment-link.ts'
import { readHolder, readSlot, toDirectoryNumber } from '../wire.ts'
import { withAlternatives } from '../with-alternatives.ts'

/** Booking as a guest (C61), or signed in (C60). */
export const appointmentRoutes: ServicePlugin = async (app) => {
  const answers = { body: GuestAppointmentRequest, response: { 200: Data(BookedAppointment) } }
  const config = {
    // A caller who booked just before the tenant was hidden, and got no answer, repeats the call.
    tenant: 'of visits' as const,
    keyed: 'required' as const,
    // What was sent as a guest and again after a sign-in is one booking, whichever call it is sent by.
    keysOf: `${app.prefix}${calls.bookAsGuest.path}`,
    problems: [
      ...slotRefusals,
      'price_changed',
      'payment_required',
      'payment_method_unavailable',
      'consent_required',
      'phone_invalid',
      'guest_token_invalid',
      'not_found',
      'suspended_to_book',
      'relative_consent_needed',
      'visit_overlaps',
      'visits_of_phone_limit',
      'cancellations_of_phone_limit',
      'visits_of_doctor_limit',
      'visits_of_facility_limit',
    ] satisfies ProblemCode[],
  }

  app.post(
    calls.book.path,
    {
      schema: {
        ...answers,
        operationId: 'book',
        summary: 'Books a visit for a signed-in patient (C60)',
        description:
          'As `bookAsGuest`, with the patient’s session: for the phone of the account, or another one that the X-Guest-Token proves. Both calls ' +
          'share their keys.',
        security: signedWith('patient'),
      },
      config,
    },
    async (request) => {
      // Not 401: a booking that was kept on a device is sent with whatever session is there, and goes on with a proof of the phone.
      if (request.session?.kind !== 'patient') throw problem('guest_token_invalid')
      return { data: await book(request) }
    },
  )

  app.post(
    calls.bookAsGuest.path,
    {
      schema: {
        ...answers,
        operationId: 'bookAsGuest',
        summary: 'Books a visit for a guest or a signed-in patient (C61)',
        description:
          'Needs an Idempotency-Key, and the X-Guest-Token of the patient’s own phone unless it is that of the account signed in with. ' +
          'The visit belongs to the account of its phone, where there is one; `patient_relative_id` is of the account signed in with, else ' +
          '`not_found`, and of an adult only who agreed, else `relative_consent_needed`. A refusal because of the slot carries ' +
          'the nearest free ones in `details`, one because of the price carries the fee. One phone may have so many visits ' +
          'ahead as its tenant says, and none at the same time.',
        security: signedWith('guest', 'patient'),
      },
      config,
    },
    async (request) => ({ data: await book(request) }),
  )

  async function book(request: FastifyRequest<{ Body: GuestAppointmentRequest }>): Promise<BookedAppointment> {
    const { body, tenant, language } = request
    const now = app.clock()
    const phone = await readProvenPhone(request, body)
    refuseBirthday(body.patient.birthday, dayInZone(request.zone, now))
    if (!body.fg_consent) throw problem('consent_required')

    const tenantCode = tenant.code
    const wanted = { tenant, choice: readSlot(body), phone, now }
    const bookedBy = request.session?.patientId ?? undefined
    const bookOnce = () =>
      withIdempotency(request, body, async (tx): Promise<BookedAppointment> => {
        const collecting = collectingFor(request)
        const booking = { ...wanted, ...readForm(body), bookedBy, language, collecting }
        const { id, token, endsAt, isBooked } = await bookVisit(tx, booking)
        const appointment = await getAppointment(tx, { tenantCode, id, language })
        const expiresAt = new Date(endsAt.getTime() + openAfterVisitMs)
        const link = await createKeyRepository(tx, now).addLink({ tenantCode, appointmentId: id, expiresAt })
        // Who still has to pay is told so, and that it is booked once they have.
        const write = isBooked ? bookedMessage : unpaidMessage
        await notifyOfVisit(tx, request, id, (visit) =>
          write(visit, appointmentLink(request, visit.language, visit.appointment.appointment_number, link)),
        )
        return { appointment, appointment_token: token }
      })
    return withAlternatives({ db: app.db, ...wanted }, bookOnce)
  }
}

/** The patient's phone in E.164, which must be that of the account signed in with or the one a guest has verified. */
async function readProvenPhone(request: FastifyRequest, { patient }: GuestAppointmentRequest): Promise<string> {
  const { session } = request
  if (!session) throw problem('guest_token_invalid')
  const phone = toPhone(patient.phone, patient.country_code)
  if (phone === session.phone) return phone
  const guest = session.kind === 'patient' ? await findGuestSession(request) : null
  if (phone !== guest?.phone) throw problem('guest_token_invalid')
  return phone
}

/** Who takes payments, and what messages about them need of this request. */
function collectingFor(request: FastifyRequest): Collecting | undefined {
  const provider = request.server.collector?.provider
  if (!provider) return undefined
  const { country, language } = request
  return {
    methods: provider.methods,
    origin: (number) => ({
      provider: provider.name,
      link: appointmentLink(request, language, number, ''),
      country,
    }),
  }
}

/** Fields of the body beside the slot. */
function readForm({ patient, insurance, ...body }: GuestAppointmentRequest) {
  const { email, gender, birthday } = patient
  return {
    fee: body.fee,
    holder: readHolder(body),
    guest: { firstName: patient.first_name.trim(), lastName: patient.last_name.trim(), email, gender, birthday },
    relativeId: patient.patient_relative_id,
    isForOther: patient.is_for_other ?? patient.patient_relative_id !== undefined,
    reason: body.reason?.trim() ?? '',
    address: body.address?.trim() ?? '',
    insurance: insurance && {
      insurerId: toDirectoryNumber(insurance.insurer_id),
      planId: insurance.plan_id ? toDirectoryNumber(insurance.plan_id) : undefined,
    },
    paymentMethod: body.payment_method,
    source: body.source ?? '',
  }
}

function refuseBirthday(birthday: string | undefined, today: string): void {
  if (birthday === undefined || isBirthday(birthday, today)) return
  throw problem('validation_failed', {
    fields: [{ path: '/patient/birthday', message: 'is not a day from 1900 to today' }],
  })
}
