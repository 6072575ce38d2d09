import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { PaymentNews } from '#server/domain/payments/payment-provider'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { answersAfter, tooLateBy, type DemoOutcome } from './outcomes.ts'
import { postToSelf } from './post-to-self.ts'
import { changeOpen, findDemoPayment, type DemoPayment } from './demo-payments.ts'
import { signatureHeader, type DemoSignature } from './signature.ts'

/** Brings demo payments to their outcomes, and tells us of them over HTTP and twice, as providers do. */
export function createWebhookSender(app: FastifyInstance, signature: DemoSignature) {
  const sending = new Set<Promise<void>>()
  const closing = new AbortController()

  /** Tells us what became of a payment; where that fails, or the server ends before, it is found out by asking. */
  function say({ id }: DemoPayment, milliseconds: number): void {
    const telling = wait(milliseconds, undefined, { signal: closing.signal, ref: false })
      .then(() => tell(app, id, signature))
      .catch((failure: unknown) => {
        if (!closing.signal.aborted)
          app.log.warn({ failure: describeFailure(failure) }, 'the demo provider could not say what it had to')
      })
      .finally(() => sending.delete(telling))
    sending.add(telling)
  }

  return {
    async settle(payment: DemoPayment, outcome: DemoOutcome): Promise<void> {
      const now = app.clock().getTime()
      if (outcome === 'no_answer' || outcome === 'late') {
        const paysAt = new Date(outcome === 'late' ? payment.expiresAt.getTime() + tooLateBy : now + answersAfter)
        if (await changeOpen(app.db, payment.id, { paysAt })) say(payment, paysAt.getTime() - now)
        return
      }
      const state = outcome === 'pay' || outcome === 'confirm' ? 'paid' : 'declined'
      if (await changeOpen(app.db, payment.id, { state })) say(payment, 0)
    },

    /** Says nothing more; resolves when nothing is being said. */
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(sending)
    },
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/** Says the same thing twice, as a provider does whose first call seemed to fail. */
async function tell(app: FastifyInstance, id: string, signature: DemoSignature): Promise<void> {
  const payment = await findDemoPayment(app.db, id, app.clock())
  if (!payment || payment.state === 'open') return
  const { reference, amount, currency, state } = payment
  const news: PaymentNews = { eventId: randomUUID(), reference, providerId: id, state, amount, currency }
  const body = Buffer.from(JSON.stringify(news))
  for (let time = 0; time < 2; time++)
    await postToSelf(app, body, { [signatureHeader]: signature.header(body, app.clock()) })
}
