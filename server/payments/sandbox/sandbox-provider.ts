import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { WalletSetup } from '#contract/payment'
import { walletMethods } from '#contract/payment-methods'
import type { Database } from '#server/db/open'
import { demoPayments } from '#server/db/schema/payments'
import type { PaymentNews, PaymentProvider, ProviderPayment } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'
import { changeOpen, findDemoPayment } from './demo-payments.ts'
import { signatureHeader, type DemoSignature } from './signature.ts'
import type { WebhookSender } from './webhook-sender.ts'
import { walletOutcome } from './wallet-outcome.ts'

type Options = {
  db: Database
  clock: () => Date
  signature: DemoSignature
  teller: WebhookSender
  wallets: WalletSetup
}

/** Path of a demo payment's page, under the mount path. */
export const demoPage = (id: string): string => `/demo/pay/${id}`

/**
 * A provider for demos and tests: it speaks the port's protocol, with a page of its own where a card is not asked for but what shall become
 * of the payment, and a test environment of the wallets. No money moves.
 */
export function createSandbox({ db, clock, signature, teller, wallets }: Options, basePath: string): PaymentProvider {
  async function read(id: string): Promise<ProviderPayment> {
    const row = await findDemoPayment(db, id, clock())
    if (!row) throw problem('payment_unavailable')
    return { state: row.state, amount: row.amount, currency: row.currency, refunded: row.refunded }
  }

  return {
    name: 'sandbox',
    methods: ['card', ...walletMethods.filter((wallet) => wallets[wallet])],
    wallets,
    async open({ amount, currency, method, reference, returnUrl, expiresAt, key }) {
      const createdAt = clock()
      const id = `demo_${randomBytes(16).toString('base64url')}`
      const fresh = { id, key, reference, amount, currency, state: 'open' as const, returnUrl, expiresAt, createdAt }
      const [row] = await db
        .insert(demoPayments)
        .values(fresh)
        .onConflictDoUpdate({ target: demoPayments.key, set: { key } })
        .returning({ id: demoPayments.id })
      if (!row) throw problem('payment_unavailable')
      const redirectUrl = method === 'card' ? `${new URL(returnUrl).origin}${basePath}${demoPage(row.id)}` : null
      return { providerId: row.id, redirectUrl }
    },
    read,
    async close(id) {
      await findDemoPayment(db, id, clock())
      await changeOpen(db, id, { state: 'closed' })
      return read(id)
    },
    async charge({ providerId, token }) {
      const payment = await findDemoPayment(db, providerId, clock())
      if (payment) await teller.settle(payment, walletOutcome(token))
      return read(providerId)
    },
    async refund({ providerId, amount, key }) {
      const [row] = await db
        .update(demoPayments)
        .set({ refunded: amount })
        .where(and(eq(demoPayments.id, providerId), eq(demoPayments.state, 'paid')))
        .returning({ id: demoPayments.id })
      if (!row) throw problem('payment_unavailable')
      return { refundId: key, hasFailed: false }
    },
    async readWebhook(body, headers, now) {
      if (!signature.isOurs(headers[signatureHeader], body, now)) throw problem('forbidden')
      return JSON.parse(body.toString()) as PaymentNews
    },
  }
}
