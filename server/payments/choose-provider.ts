import type { WalletSetup } from '#contract/payment'
import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import type { PaymentProvider } from '#server/domain/payments/payment-provider'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { createStripe } from './stripe/stripe-provider.ts'
import type { DemoSignature } from './sandbox/signature.ts'
import type { WebhookSender } from './sandbox/webhook-sender.ts'

type Parts = { config: Config; db: Database; clock: () => Date; signature: DemoSignature; teller: WebhookSender }

/** Who takes payments: Stripe where its keys are set, else the provider of demos in demo mode, else nobody. */
export function chooseProvider({ config, ...parts }: Parts): PaymentProvider | undefined {
  const country = config.appleMerchant?.country
  if (config.stripe) return createStripe(config.stripe, country)
  if (!config.demo) return undefined
  const wallets: WalletSetup = {
    ...(country && { apple_pay: { country_code: country, supported_networks: ['visa', 'masterCard', 'amex'] } }),
    google_pay: demoGooglePay,
  }
  return createSandbox({ ...parts, wallets }, config.basePath)
}

/** Google's own test environment, whose sheet shows test cards and gives a token that pays nothing. */
const demoGooglePay = {
  environment: 'TEST' as const,
  gateway_parameters: { gateway: 'example', gatewayMerchantId: 'exampleGatewayMerchantId' },
  supported_networks: ['VISA', 'MASTERCARD', 'AMEX'],
}
