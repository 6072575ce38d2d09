import rateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { problem } from '#server/errors'
import { networkOf } from './client-network.ts'
import { isAnswered } from './idempotency.ts'
import { bucketOf, createRateStore } from './rate-store.ts'

const allCalls = { name: 'calls', windowMilliseconds: 60_000 }

/**
 * Limits the calls of one IP address. All calls are counted before anything else, so that refused ones count as well; a route
 * with a limit of its own counts accepted ones, and no repetition of one that was answered. Calls of our own rendering are not counted.
 */
export default fp(
  async (api) => {
    // Before that of the plugin, which reads it.
    api.addHook('onRoute', ({ config }) => {
      if (config?.rateLimit) config.rateLimit = { ...config.rateLimit, allowList: isFree }
    })
    await api.register(rateLimit, {
      global: false,
      max: api.config.rateLimitPerMinute,
      timeWindow: allCalls.windowMilliseconds,
      store: createRateStore(api.rateCounter, allCalls.name),
      keyGenerator: addressOf,
      allowList: (request: FastifyRequest) => request.isInProcess,
      errorResponseBuilder: (_request, { ttl }) => limited(ttl, api.clock()),
    })
    const count = api.createRateLimit()
    api.addHook('onRequest', async (request, reply) => {
      const counted = await count(request)
      if (counted.isAllowed) return
      if (counted.isExceeded) throw limited(counted.ttl, api.clock())
      tell(reply, counted)
    })
  },
  { name: 'rate-limits', dependencies: ['in-process', 'platform', 'rate-counting'] },
)

const isFree = async (request: FastifyRequest): Promise<boolean> => request.isInProcess || isAnswered(request)

/**
 * Counts the extra cost of a call against the limit of all calls of its IP address: the call itself is already one point. Calls
 * of our own rendering cost nothing.
 *
 * Throws `rate_limited` where that is more than is left, and from then on for every call until the minute is over.
 */
export async function countCost(request: FastifyRequest, points: number): Promise<void> {
  if (request.isInProcess || points <= 0) return
  const { rateCounter, config, clock } = request.server
  const bucket = bucketOf(allCalls.name, config.rateLimitPerMinute, addressOf(request))
  const used = await rateCounter.add(bucket, points, allCalls.windowMilliseconds, config.rateLimitPerMinute)
  if (used.points > config.rateLimitPerMinute) throw limited(used.resetsIn, clock())
}

/** The network a call is counted for: see `networkOf`. */
export const addressOf = ({ clientAddress }: Pick<FastifyRequest, 'clientAddress'>): string => networkOf(clientAddress)

/** The seconds are for programs; the instant is what a page counts down to. */
function limited(milliseconds: number, now: Date) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const retryAt = new Date(now.getTime() + seconds * 1000)
  return problem('rate_limited', { details: { retry_after: seconds, retry_at: retryAt.toISOString() } })
}

const tell = (
  reply: FastifyReply,
  { max, remaining, ttlInSeconds }: Record<'max' | 'remaining' | 'ttlInSeconds', number>,
) =>
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': ttlInSeconds,
  })
