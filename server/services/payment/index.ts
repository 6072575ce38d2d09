import type { ServicePlugin } from '#server/plugins/type-provider'
import { invoiceRoutes } from './routes/invoices.ts'
import { optionRoutes } from './routes/options.ts'
import { paymentRoutes } from './routes/payments.ts'
import { walletRoutes } from './routes/wallets.ts'
import { webhookRoutes } from './routes/webhook.ts'

/** The payment service: how a visit can be paid, paying for it and its invoice, what sheets of wallets ask, and what the provider says. */
const payment: ServicePlugin = async (app) => {
  await app.register(optionRoutes)
  await app.register(paymentRoutes)
  await app.register(invoiceRoutes)
  await app.register(walletRoutes)
  await app.register(webhookRoutes)
}

export default payment
