import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import type { PaymentNews } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { postToSelf } from './post-to-self.ts'
import { answersAfter, demoOutcomes, tooLateBy, type DemoOutcome } from './outcomes.ts'
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts'
import { changeOpen, demoPage, findDemoPayment } from './sandbox-provider.ts'
import { signatureHeader, type DemoSignature } from './signature.ts'

type Options = { signature: DemoSignature }

type DemoPayment = NonNullable<Awaited<ReturnType<typeof findDemoPayment>>>

/**
 * The provider of demos: the page on which a payment is made, declined, checked by a bank or left without an answer, and what it says to us
 * afterwards, over HTTP and twice, as providers do.
 */
export const sandbox: FastifyPluginAsync<Options> = async (app, { signature }) => {
  const sending = new Set<Promise<void>>()
  const closing = new AbortController()
  app.addHook('onClose', async () => {
    closing.abort()
    await Promise.all(sending)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  const open = { schema: { hide: true }, config: { tenant: 'none' as const } }

  app.get<{ Params: { id: string }; Querystring: { step?: string } }>(demoPage(':id'), open, async (request, reply) => {
    const payment = await findDemoPayment(app.db, request.params.id, app.clock())
    if (!payment) throw problem('not_found')
    return secured(reply).send(sandboxPage(payment, request.query.step === 'bank'))
  })

  app.post<{ Params: { id: string }; Body: { outcome?: string } | undefined }>(
    demoPage(':id'),
    open,
    async (request, reply) => {
      const payment = await findDemoPayment(app.db, request.params.id, app.clock())
      const outcome = demoOutcomes.find((known) => known === request.body?.outcome)
      if (!payment || !outcome) throw problem('not_found')
      if (outcome === 'challenge') return secured(reply).redirect('?step=bank', 303)
      await choose(payment, outcome)
      return secured(reply).redirect(payment.returnUrl, 303)
    },
  )

  async function choose(payment: DemoPayment, outcome: DemoOutcome): Promise<void> {
    const now = app.clock().getTime()
    if (outcome === 'no_answer' || outcome === 'late') {
      const paysAt = new Date(outcome === 'late' ? payment.expiresAt.getTime() + tooLateBy : now + answersAfter)
      if (await changeOpen(app.db, payment.id, { paysAt })) say(payment, paysAt.getTime() - now)
      return
    }
    const state = outcome === 'pay' || outcome === 'confirm' ? 'paid' : 'declined'
    if (await changeOpen(app.db, payment.id, { state })) say(payment, 0)
  }

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
}

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

const secured = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', sandboxPolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
