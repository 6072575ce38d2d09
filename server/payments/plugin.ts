import fp from 'fastify-plugin'
import type { PaymentProvider } from '#server/domain/payments/payment-provider'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { createMerchantValidator, type ValidateMerchant } from './apple-pay/validate-merchant.ts'
import { chooseProvider } from './choose-provider.ts'
import { createCollector, type Collector } from './collector.ts'
import { createSignature } from './sandbox/signature.ts'
import { createWebhookSender, type WebhookSender } from './sandbox/webhook-sender.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'
import { notifyOfPayment } from './notify-of-payment.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes payments before visits; undefined where nobody does. */
    collector: Collector | undefined
    /** Undefined where there is no merchant of Apple Pay. */
    validateMerchant: ValidateMerchant | undefined
    /** Speaks for the provider of demos. */
    demoTeller: WebhookSender
  }
}

/** Gives calls and jobs a collector over the provider of the settings, or over another one. */
export default fp<{ provider?: PaymentProvider | undefined; validate?: ValidateMerchant | undefined }>(
  async (app, { provider: given, validate }) => {
    const { db, clock, config, announcer, reaches, log } = app
    const telling = { announce: announcer.announce, reaches }
    const { appleMerchant: merchant } = config
    app.decorate('validateMerchant', validate ?? (merchant && createMerchantValidator({ merchant })))
    const signature = createSignature(app.secret)
    const teller = createWebhookSender(app, signature)
    app.decorate('demoTeller', teller)
    app.addHook('onClose', () => teller.close())
    const provider = given ?? chooseProvider({ config, db, clock, signature, teller })
    app.decorate(
      'collector',
      provider &&
        createCollector({
          ...{ db, provider, clock },
          tell: (tx, outcome) => notifyOfPayment(tx, outcome, telling, clock()),
          notifyOfExpiry: (tx, id) => notifyOfExpiry(tx, id, telling, clock()),
          // Nobody waits, and the job of messages goes on where the database fails meanwhile.
          told: () => void announcer.deliver().catch(() => undefined),
          onFailure: (failure, what) => log.warn({ failure: describeFailure(failure) }, what),
        }),
    )
  },
  { name: 'payments', dependencies: ['platform', 'announcements'] },
)
