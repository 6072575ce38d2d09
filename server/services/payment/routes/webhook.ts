import * as Type from 'typebox'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import { webhookPath } from '#server/payments/webhook-path'
import type { ServicePlugin } from '#server/plugins/type-provider'

/**
 * What the provider says by itself. Its signature is over the bytes as they came, so that nothing parses them before. Said again, an event is
 * answered like the first time, or the provider would go on saying it.
 */
export const webhookRoutes: ServicePlugin = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    webhookPath(':provider'),
    {
      config: { signature: 'none', problems: ['forbidden', 'not_found', 'validation_failed'] },
      schema: {
        hide: true,
        params: Type.Object({ provider: Type.String({ maxLength: 20 }) }),
        response: { 200: Data(Type.Object({ event: Type.Enum(['applied', 'repeated', 'ignored']) })) },
      },
    },
    async ({ params, body, headers }) => {
      const { collector } = app
      if (collector?.provider.name !== params.provider) throw problem('not_found')
      if (!Buffer.isBuffer(body)) throw problem('forbidden')
      return { data: { event: await collector.receive(body, headers) } }
    },
  )
}
