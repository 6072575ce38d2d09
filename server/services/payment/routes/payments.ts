import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { Appointment } from '#contract/appointment'
import { SettleAtVisitRequest, StartedPayment, StartPaymentRequest, WalletPaymentRequest } from '#contract/payment'
import type { PrepaidMethod } from '#contract/payment-methods'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { createKeyRepository, openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import { settleAtVisit } from '#server/domain/payments/settle-at-visit'
import { problem } from '#server/errors'
import { bookedMessage } from '#server/messages/visit-messages'
import { readAppleToken } from '#server/payments/apple-pay/read-token'
import type { Collector } from '#server/payments/collector'
import { signedWith } from '#server/plugins/description/security'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { appointmentLink } from '#server/services/appointment/appointment-link'
import { getAppointment } from '#server/domain/appointments/appointment-view'
import { readOpenAppointment } from '#server/plugins/gateway/open-appointment'
import { notifyOfVisit } from '#server/domain/appointments/notify-of-visit'
import { originOf } from '#server/web/origin'

const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
/** Calls of one address in ten minutes that the provider is asked for: a whole mobile network may pay from one, each looking every few seconds. */
const rateLimit = { max: 1200, timeWindow: 600_000 }

/** Paying for an appointment that awaits its payment, for who booked it. */
export const paymentRoutes: ServicePlugin = async (app) => {
  const security = [...signedWith('appointment'), ...signedWith('patient')]
  const config = { tenant: 'of visits' as const, rateLimit }

  app.post(
    additions.startPayment.path,
    {
      config: {
        ...config,
        repeatable: true,
        problems: ['not_found', 'payment_method_unavailable', 'payment_unavailable'],
      },
      schema: {
        operationId: 'startPayment',
        summary: 'Where an appointment is paid by card',
        description:
          'The page of the provider, which sends the patient back to `return_to`. Sent again, it answers the same page while that is open, and ' +
          'another attempt after a decline. Without `redirect_url` there is nothing to pay any more.',
        security,
        body: StartPaymentRequest,
        response: { 200: Data(StartedPayment) },
      },
    },
    async (request) => {
      const { body } = request
      const visit = await openVisit(request, body.appointment_id)
      const before = await viewOf(request, visit)
      if (before.status !== 'awaiting_payment') return { data: { appointment: before } }
      const collector = collectorFor(request, 'card')
      const redirect_url = await collector.start(visit, `${originOf(request)}${body.return_to}`)
      const appointment = await viewOf(request, visit)
      return { data: { ...(redirect_url !== undefined && { redirect_url }), appointment } }
    },
  )

  app.get(
    routePath(additions.paymentState),
    {
      config: { ...config, problems: ['not_found'] },
      schema: {
        operationId: 'getPaymentState',
        summary: 'An appointment with what became of its payment',
        description: 'As `getAppointment`; what is open is asked for at the provider first.',
        security,
        params,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const visit = await openVisit(request, request.params.id)
      await app.collector?.refresh(visit)
      return { data: await viewOf(request, visit) }
    },
  )

  app.post(
    routePath(additions.payByWallet),
    {
      config: {
        ...config,
        repeatable: true,
        problems: ['not_found', 'payment_method_unavailable', 'payment_unavailable', 'payment_declined'],
      },
      schema: {
        operationId: 'payByWallet',
        summary: 'Pays an appointment by the token of a wallet',
        description:
          'Answers the appointment as it is then. Sent again, it charges once. What is no token of Apple Pay is refused before anybody is asked.',
        security,
        params,
        body: WalletPaymentRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const { wallet_type: wallet, token } = request.body
      const visit = await openVisit(request, request.params.id)
      const before = await viewOf(request, visit)
      if (before.status !== 'awaiting_payment') return { data: before }
      const collector = collectorFor(request, wallet)
      if (wallet === 'apple_pay') readAppleToken(token)
      await collector.payByWallet(visit, { wallet, token })
      return { data: await viewOf(request, visit) }
    },
  )

  app.put(
    routePath(additions.settleAtVisit),
    {
      config: {
        ...config,
        repeatable: true,
        problems: [
          'not_found',
          'payment_required',
          'payment_method_unavailable',
          'payment_expired',
          'appointment_cancelled',
        ],
      },
      schema: {
        operationId: 'settleAtVisit',
        summary: 'Books an appointment that awaits its payment, to be settled at the visit after all',
        description:
          'Where the visit need not be paid before it, else `payment_required`. Sent again, it answers the same.',
        security,
        params,
        body: SettleAtVisitRequest,
        response: { 200: Data(Appointment) },
      },
    },
    async (request) => {
      const { tenant, body } = request
      const visit = await openVisit(request, request.params.id)
      const { appointmentId: id } = visit
      const provided = app.collector?.provider.methods ?? []
      const choice = { tenant, id, method: body.payment_method, provided, now: app.clock() }
      const settled = await app.db.transaction(async (tx) => {
        const outcome = await settleAtVisit(tx, choice)
        if (outcome !== 'booked') return outcome
        const appointment = await getAppointment(tx, { tenantCode: tenant.code, id, language: request.language })
        const expiresAt = new Date(Date.parse(appointment.end) + openAfterVisitMs)
        const keys = createKeyRepository(tx, app.clock())
        const link = await keys.addLink({ tenantCode: tenant.code, appointmentId: id, expiresAt })
        await notifyOfVisit(tx, request, id, (told) =>
          bookedMessage(told, appointmentLink(request, told.language, told.appointment.appointment_number, link)),
        )
        return outcome
      })
      if (settled === 'expired') throw problem('payment_expired')
      return { data: await viewOf(request, visit) }
    },
  )
}

type Visit = { tenantCode: string; appointmentId: string }

async function openVisit(request: FastifyRequest, id: string): Promise<Visit> {
  const open = await readOpenAppointment(request, id)
  return { tenantCode: open.tenantCode, appointmentId: open.id }
}

const viewOf = ({ server, language }: FastifyRequest, { tenantCode, appointmentId: id }: Visit) =>
  getAppointment(server.db, { tenantCode, id, language })

/** Who takes payments by a method at the tenant of a call. */
function collectorFor({ server, tenant }: FastifyRequest, method: PrepaidMethod): Collector {
  const wanted = tenant.configuration.payment_rules?.methods ?? []
  const { collector } = server
  if (!collector?.provider.methods.includes(method) || !wanted.includes(method))
    throw problem('payment_method_unavailable')
  return collector
}
