import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { problem } from '#server/errors'
import { findDemoPayment } from './demo-payments.ts'
import { demoOutcomes } from './outcomes.ts'
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts'
import { demoPage } from './sandbox-provider.ts'

/** The page of the provider of demos, on which a payment is made, declined, checked by a bank or left without an answer. */
export const sandbox: FastifyPluginAsync = async (app) => {
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
      await app.demoTeller.settle(payment, outcome)
      return secured(reply).redirect(payment.returnUrl, 303)
    },
  )
}

const secured = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', sandboxPolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
