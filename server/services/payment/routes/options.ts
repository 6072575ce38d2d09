import {
  PaymentCheck,
  PaymentCheckQuery,
  PaymentCheckRequest,
  PaymentMethodsQuery,
  PaymentOptions,
} from '#contract/payment'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { optionsOf } from '../options-of.ts'

/** How a visit can be paid, before it is booked. */
export const optionRoutes: ServicePlugin = async (app) => {
  app.get(
    calls.paymentMethods.path,
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getPaymentMethods',
        summary: 'How a visit can be paid (C64)',
        description:
          'What tenant, facility and the platform’s provider have in common, in the order to show. Where `is_prepaid` is true the visit is booked ' +
          'only when it is paid. `wallets` is what the sheets of wallets have to know.',
        querystring: PaymentMethodsQuery,
        response: { 200: Data(PaymentOptions) },
      },
    },
    async (request) => ({ data: await optionsOf(request, request.query) }),
  )

  app.post(
    calls.checkPayment.path,
    {
      config: { repeatable: true, problems: ['not_found'] },
      schema: {
        operationId: 'checkPayment',
        summary: 'Whether a service is paid before the visit, and what it costs now (C65)',
        querystring: PaymentCheckQuery,
        body: PaymentCheckRequest,
        response: { 200: Data(PaymentCheck) },
      },
    },
    async (request) => {
      const { is_prepaid, fee } = await optionsOf(request, { ...request.body, ...request.query })
      return { data: { is_needed: is_prepaid, fee } }
    },
  )
}
