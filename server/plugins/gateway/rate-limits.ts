import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { problem } from '#server/errors'

/** Limits what one address may ask of the services. Our own rendering is not counted: its visitor's page view was. */
export default fp(
  async (api) => {
    await api.register(rateLimit, {
      max: api.config.rateLimitPerMinute,
      timeWindow: 60_000,
      keyGenerator: addressOf,
      allowList: (request: FastifyRequest) => request.isInProcess,
      errorResponseBuilder: () => problem('rate_limited'),
    })
  },
  { name: 'rate-limits', dependencies: ['in-process', 'platform'] },
)

/** An IPv6 household has a whole /64 of addresses, so they count as one. */
export function addressOf({ clientAddress }: FastifyRequest): string {
  return clientAddress.includes(':') && !clientAddress.includes('.')
    ? clientAddress.split(':').slice(0, 4).join(':')
    : clientAddress
}
