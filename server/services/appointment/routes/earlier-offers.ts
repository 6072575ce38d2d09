import * as Type from 'typebox'
import { Appointment } from '#contract/appointment'
import { EarlierAnswerRequest, ToggleEarlierRequest } from '#contract/earlier-offer'
import { additions, calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { signedWith } from '#server/plugins/description/security'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { acceptOffer, declineOffer } from '#server/domain/earlier-offers/answer-offer'
import { toggleEarlierOffer } from '#server/domain/earlier-offers/toggle-earlier-offer'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import { tellOfMove } from '../tell-of-move.ts'

const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const security = [...signedWith('appointment'), ...signedWith('patient')]

/** Waiting for an earlier time, and answering one that is offered. */
export const earlierOfferRoutes: ServicePlugin = async (app) => {
  app.put(
    routePath(calls.toggleEarlierOffer),
    {
      config: {
        tenant: 'of visits',
        keyed: 'optional',
        problems: [
          ...['not_found', 'appointment_begun', 'appointment_cancelled', 'payment_required', 'payment_expired'],
          ...['consent_required', 'suspended_to_book', 'moves_limit', 'earlier_offers_closed'],
        ] as const,
      },
      schema: {
        operationId: 'toggleEarlierOffer',
        security,
        summary: 'Asks to be told when an earlier time frees up, or does not any more (C58)',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session. `wanted` says which; sent again, it changes nothing. ' +
          'Without it, it turns into the opposite. With an Idempotency-Key it is noted once, even where it was changed since. A time is offered to one after the other, in the order in which they asked.',
        params,
        body: ToggleEarlierRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const now = app.clock()
      const { tenant, body, language } = request
      const wanted = await readOpenAppointment(request, request.params.id)
      await withOptionalIdempotency(request, body, async (tx) => {
        await toggleEarlierOffer(tx, { tenant, id: wanted.id, wanted: body.wanted, now })
        return { isNoted: true }
      })
      app.earlierOffers.passOnBehind()
      return { data: await getAppointment(app.db, { ...wanted, language }) }
    },
  )

  app.put(
    routePath(additions.answerEarlierOffer),
    {
      config: {
        tenant: 'of visits',
        problems: [
          ...['not_found', 'appointment_begun', 'appointment_cancelled', 'moves_limit'],
          ...[
            'consent_required',
            'relative_consent_needed',
            'suspended_to_book',
            'slot_unavailable',
            'slot_too_soon',
            'slot_in_past',
            'visit_overlaps',
          ],
          ...['price_changed', 'offer_expired', 'offer_answered', 'move_too_late', 'consent_required'],
          ...['payment_required', 'payment_expired'],
        ] as const,
      },
      schema: {
        operationId: 'answerEarlierOffer',
        security,
        summary: 'Takes an earlier time that is kept for an appointment, or keeps the one it has',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session, until `expires_at` of the offer. `accept` moves the ' +
          'appointment and gives its old time back; `decline` passes the time on to the next one who waits. Sent again, it answers the same. ' +
          'A refusal because of the price carries the fee.',
        params,
        body: EarlierAnswerRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const now = app.clock()
      const { tenant, body, language } = request
      const wanted = await readOpenAppointment(request, request.params.id)
      const named = { appointmentId: wanted.id, offerId: body.offer_id }
      await app.db.transaction(async (tx) => {
        if (body.answer === 'decline') {
          await declineOffer(tx, named, now)
          return
        }
        const moved = await acceptOffer(tx, { tenant, ...named, fee: body.fee, now })
        if (moved) await tellOfMove(tx, request, wanted.id, moved)
      })
      app.earlierOffers.passOnBehind()
      return { data: await getAppointment(app.db, { ...wanted, language }) }
    },
  )
}
