import { createStripe } from '#server/payments/stripe/stripe-provider'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '../database.ts'
import { startTestServer } from '../server.ts'
import { startStripe } from '../stripe-stand-in.ts'
import { addTenant } from '../tenants.ts'
import { startGateway } from './gateway-server.ts'
import type { StartedServer } from '#tests/support/started-server'

/**
 * The real server with a tenant whose visits can be paid by Apple Pay, and stand-ins for Stripe and for Apple's gateway. Tells where it is
 * and the merchant session that the gateway gives.
 */
export async function start(): Promise<StartedServer> {
  const merchantSession = { merchantSessionIdentifier: 'SSH-1', displayName: 'Klinik Café · عيادة' }

  const database = await openTestDatabase()
  await addTenant(database, { code: 'wallets', configuration: { payment_rules: { methods: ['apple_pay', 'card'] } } })
  const [stripe, gateway] = await Promise.all([startStripe(), startGateway()])
  gateway.answerWith({ status: 200, body: JSON.stringify(merchantSession) })
  const keys = { secretKey: 'sk_test_1', publishableKey: undefined, webhookSecret: 'whsec_of_a_test', url: stripe.url }
  const server = await startTestServer({
    ...{ database, web: webFront, config: { demo: true } },
    ...{ paymentProvider: createStripe(keys, 'AE'), validateMerchant: gateway.validate },
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, merchantSession },
    stop: async () => {
      gateway.close()
      await Promise.all([server.close(), stripe.close()])
      await database.close()
    },
  }
}
