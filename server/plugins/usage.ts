import fp from 'fastify-plugin'
import { createUsageCounter, type UsageCounter } from '#server/domain/usage/usage-counter'
import { createZoneOf, type ZoneOf } from '#server/domain/usage/day-zone'
import { addUsage } from '#server/domain/usage/usage-repository'
import { describeFailure } from './gateway/describe-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts how the apps of tenants are used, without persons. */
    usage: UsageCounter
    /** By which clock days of a tenant's figures begin. */
    zoneOf: ZoneOf
  }
}

/** Milliseconds after which counts are stored; what a server that is killed loses is as old at most. */
const pause = 10_000

/** Counts what apps report, in memory at first; a server that stops stores the rest. */
export default fp(
  async (app) => {
    const usage = createUsageCounter({
      store: (counts) => addUsage(app.db, counts),
      later: (work) => void setTimeout(work, pause).unref(),
      onFailure: (failure) => app.log.warn({ failure: describeFailure(failure) }, 'usage could not be stored yet'),
    })
    app.decorate('usage', usage)
    app.decorate('zoneOf', createZoneOf(app.db))
    app.addHook('onClose', () => usage.flush().catch(() => undefined))
  },
  { name: 'usage', dependencies: ['platform'] },
)
