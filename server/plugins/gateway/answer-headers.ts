import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'

/** What every answer of the services depends on. */
const varies = ['Accept-Language', headers.clientId, headers.countryId, 'Authorization'].join(', ')

/** Security headers of data answers: nothing in them is ever shown as a page, framed or kept unless its route says so. */
export default fp(
  async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
    })
    api.addHook('onSend', async (_request, reply) => {
      reply.header('vary', varies)
      // The clock that decides what has run out, so that a device may know it from any answer.
      reply.header('date', api.clock().toUTCString())
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'answer-headers' },
)
