import fp from 'fastify-plugin'
import { describeFailure } from './describe-failure.ts'
import { createMemoryCounter, type RateCounter } from './rate-counter.ts'
import { createSharedCounter } from './shared-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counter for limits by IP address. */
    rateCounter: RateCounter
  }
}

/** Chooses where limits are counted: in the database where several servers may share it, in memory beside the embedded one. */
export default fp(
  async (app) => {
    const memory = createMemoryCounter()
    const { database, secret } = app
    app.decorate(
      'rateCounter',
      database.engine === 'pglite'
        ? memory
        : createSharedCounter({
            ...{ database, secret, otherwise: memory },
            onAway: (cause) => app.log.warn({ failure: describeFailure(cause) }, 'limits are counted here alone'),
          }),
    )
  },
  { name: 'rate-counting', dependencies: ['platform'] },
)
