import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
import { invoiceRoutes } from './routes/invoices.ts'
import { optionRoutes } from './routes/options.ts'
import { paymentRoutes } from './routes/payments.ts'
import { walletRoutes } from './routes/wallets.ts'
import { webhookRoutes } from './routes/webhook.ts'

/** The payment service: how a visit can be paid, paying for it and its invoice, what sheets of wallets ask, and what the provider says. */
const payment: ServicePlugin = async (app) => {
  await registerAll(app, [optionRoutes, paymentRoutes, invoiceRoutes, walletRoutes, webhookRoutes])
}

export default payment
