import type { ServicePlugin } from '#server/plugins/type-provider'
import { optionRoutes } from './routes/options.ts'
import { paymentRoutes } from './routes/payments.ts'
import { webhookRoutes } from './routes/webhook.ts'

/** The payment service: how a visit can be paid, paying for it, and what the provider says of that. */
const payment: ServicePlugin = async (app) => {
  await app.register(optionRoutes)
  await app.register(paymentRoutes)
  await app.register(webhookRoutes)
}

export default payment
