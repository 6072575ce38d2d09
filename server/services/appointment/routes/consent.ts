import * as Type from 'typebox'
import { Appointment, ConsentRequest } from '#contract/appointment'
import { calls, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { setConsent } from '#server/domain/booking/set-consent'
import { withOptionalIdempotency } from '#server/plugins/gateway/idempotency'
import { signedWith } from '#server/plugins/description/security'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { getAppointment } from '#server/domain/appointments/appointment-view'

/** The consent of a visit, after it was booked. */
export const consentRoutes: ServicePlugin = async (app) => {
  app.post(
    routePath(calls.giveConsent),
    {
      config: {
        tenant: 'of visits',
        repeatable: true,
        keyed: 'optional',
        problems: ['not_found', 'appointment_begun', 'appointment_cancelled', 'payment_expired'],
      },
      schema: {
        operationId: 'giveConsent',
        security: [...signedWith('appointment'), ...signedWith('patient')],
        summary: 'Gives the consent of an appointment, or withdraws it (C59, S11)',
        description:
          'For who booked it, by the X-Appointment-Token or the patient’s session, until it begins; by its number or its id. Without it the ' +
          'appointment stays booked and cannot be moved. Sent again, it answers the same; with an Idempotency-Key it is noted once, even where it ' +
          'was changed since.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        body: ConsentRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const { tenant, body, language, params } = request
      const wanted = await readOpenAppointment(request, await idOfAppointment(app.db, tenant.code, params.id))
      const consent = { ...wanted, isGiven: body.fg_consent, now: app.clock() }
      await withOptionalIdempotency(request, { fg_consent: body.fg_consent }, async (tx) => {
        await setConsent(tx, consent)
        return { isNoted: true }
      })
      app.earlierOffers.passOnBehind()
      return { data: await getAppointment(app.db, { ...wanted, language }) }
    },
  )
}
