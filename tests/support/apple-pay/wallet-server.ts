import { createStripe } from '#server/payments/stripe/stripe-provider'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '../built-app.ts'
import { openTestDatabase } from '../database.ts'
import { startTestServer } from '../server.ts'
import { startStripe } from '../stripe-stand-in.ts'
import { addTenant } from '../tenants.ts'
import { startGateway } from './gateway-server.ts'

/**
 * The real server with a tenant whose visits can be paid by Apple Pay, and stand-ins for Stripe and for Apple's gateway. Prints where it is
 * and the merchant session that the gateway gives, and stops when its input ends.
 */
const merchantSession = { merchantSessionIdentifier: 'SSH-1', displayName: 'Klinik Café · عيادة' }

await ensureBuilt()
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

process.stdout.write(`${JSON.stringify({ origin, merchantSession })}\n`)
process.stdin.resume().once('end', () => {
  gateway.close()
  void Promise.all([server.close(), stripe.close()])
    .then(() => database.close())
    .then(() => process.exit(0))
})
