import * as Type from 'typebox'
import {
  Appointment,
  BookedAppointment,
  CancelRequest,
  OpenAppointmentRequest,
  RescheduleRequest,
} from '#contract/appointment'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import { countCost } from '#server/plugins/gateway/rate-limits'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { notifyOfVisit } from '#server/domain/appointments/notify-of-visit'
import { createKeyRepository } from '#server/domain/booking/appointment-keys'
import { cancelAppointment } from '#server/domain/booking/cancel-appointment'
import { rescheduleAppointment } from '#server/domain/booking/reschedule-appointment'
import { cancelledMessage } from '#server/messages/cancelled-message'
import { tellOfMove } from '../tell-of-move.ts'

/** Points that an invalid token costs, of an IP address's calls per minute: guessing ends after a few. */
const wrongTokenCost = 30

/** One appointment, for callers with its token, its link or the patient's session: opening, moving and cancelling it. */
export const guestAppointmentRoutes: ServicePlugin = async (app) => {
  app.get(
    routePath(calls.appointment),
    {
      config: { tenant: 'of visits', problems: ['not_found'] },
      schema: {
        operationId: 'getAppointment',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        summary: 'One appointment, for who booked it (C55)',
        description:
          'Opened by the X-Appointment-Token that booking gave, or by the patient’s session; to others it does not exist.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const wanted = await readOpenAppointment(request, request.params.id)
      return { data: await getAppointment(app.db, { ...wanted, language: request.language }) }
    },
  )

  app.post(
    additions.openAppointment.path,
    {
      config: { tenant: 'of visits', repeatable: true, problems: ['gone'] },
      schema: {
        operationId: 'openAppointment',
        summary: 'Opens an appointment by the link that was texted to the patient',
        description:
          'Trades the token of the link for a token that opens this appointment alone, as booking gives one. A link ends a day after the visit.',
        body: OpenAppointmentRequest,
        response: { 200: Data(BookedAppointment) },
      },
    },
    async (request) => {
      const { tenant, language, body } = request
      const opened = await createKeyRepository(app.db, app.clock()).exchange(tenant.code, body.link_token)
      if (!opened) {
        await countCost(request, wrongTokenCost)
        throw problem('gone')
      }
      const wanted = { tenantCode: tenant.code, id: opened.appointmentId, language }
      return { data: { appointment: await getAppointment(app.db, wanted), appointment_token: opened.token } }
    },
  )

  app.put(
    routePath(calls.rescheduleAppointment),
    {
      config: {
        tenant: 'of visits',
        keyed: 'optional',
        problems: [
          'not_found',
          'appointment_begun',
          'move_too_late',
          'appointment_cancelled',
          'moves_limit',
          'suspended_to_book',
          'consent_required',
          'relative_consent_needed',
          'slot_taken',
          'slot_unavailable',
          'slot_too_soon',
          'slot_in_past',
          'visit_overlaps',
          'price_changed',
        ],
      },
      schema: {
        operationId: 'rescheduleAppointment',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        summary: 'Moves an appointment to a new start and gives its old time back (C57)',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session, until `move_until` and five times at most. Doctor, place and ' +
          'service stay; who may book nothing moves nothing. Sent again, it answers the same; with an Idempotency-Key it is moved once, even where it was moved on since. The patient ' +
          'is told by a text message. A refusal because of the price carries the fee.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        body: RescheduleRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const now = app.clock()
      const { tenant, body, language } = request
      const wanted = await readOpenAppointment(request, request.params.id)
      const move = {
        tenant,
        id: wanted.id,
        start: new Date(body.start),
        fee: body.fee,
        holderKey: body.holder_key,
        now,
      }
      // Whose hold it is is no part of what is asked for: it may be known to one of two attempts alone.
      await withOptionalIdempotency(request, { start: body.start, fee: body.fee }, async (tx) => {
        const moved = await rescheduleAppointment(tx, move)
        if (moved) await tellOfMove(tx, request, wanted.id, moved)
        return { isMoved: moved !== undefined }
      })
      app.earlierOffers.passOnBehind()
      return { data: await getAppointment(app.db, { ...wanted, language }) }
    },
  )

  app.put(
    routePath(calls.cancelAppointment),
    {
      config: {
        tenant: 'of visits',
        problems: ['not_found', 'appointment_begun', 'payment_expired', 'cancel_too_late', 'cancellation_fee_changed'],
      },
      schema: {
        operationId: 'cancelAppointment',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        summary: 'Cancels an appointment and gives its time back (C56)',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session, until `cancel_until`. After `free_cancel_until` it costs the ' +
          '`late_cancellation_fee`, which the body has to name: a refusal because of that carries the fee. Sent again, it answers the same. The ' +
          'patient is told by a text message, without the reason.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        body: CancelRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const now = app.clock()
      const wanted = await readOpenAppointment(request, request.params.id)
      await app.db.transaction(async (tx) => {
        const isNew = await cancelAppointment(tx, { ...wanted, ...toCancelling(request.body), now })
        if (isNew) await notifyOfVisit(tx, request, wanted.id, cancelledMessage)
      })
      app.earlierOffers.passOnBehind()
      return { data: await getAppointment(app.db, { ...wanted, language: request.language }) }
    },
  )
}

const toCancelling = ({ reason, note, fee }: CancelRequest) => ({ reason, note: note?.trim() ?? '', shownFee: fee })
