import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'

/** Request headers that every answer of the services depends on. */
const varies = ['Accept-Language', headers.clientId, headers.countryId, 'Authorization'].join(', ')

/** Security headers of data answers: they are never shown as a page, framed or cached unless the route says so. */
export default fp(
  async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
    })
    api.addHook('onSend', async (_request, reply) => {
      reply.header('vary', varies)
      // The clock that decides what has expired, so that a device can read it from any answer.
      reply.header('date', api.clock().toUTCString())
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
  },
  { name: 'answer-headers' },
)
