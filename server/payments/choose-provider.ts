import type { WalletSetup } from '#contract/payment'
import type { Config } from '#server/config'
import type { Database } from '#server/db/open'
import type { PaymentProvider } from '#server/domain/payments/payment-provider'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { createStripe } from './stripe/stripe-provider.ts'
import type { DemoSignature } from './sandbox/signature.ts'

type Parts = { config: Config; db: Database; clock: () => Date; signature: DemoSignature }

/** Who takes payments: Stripe where its keys are set, else the provider of demos in demo mode, else nobody. */
export function chooseProvider({ config, db, clock, signature }: Parts): PaymentProvider | undefined {
  if (config.stripe) return createStripe(config.stripe)
  const wallets: WalletSetup = {}
  if (config.demo) return createSandbox({ db, clock, signature, wallets }, config.basePath)
  return undefined
}
