import fp from 'fastify-plugin'
import { createMemoryCounter, type RateCounter } from './rate-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what is limited by address. */
    rateCounter: RateCounter
  }
}

/** Where limits are counted. */
export default fp(
  async (app) => {
    app.decorate('rateCounter', createMemoryCounter())
  },
  { name: 'rate-counting', dependencies: ['platform'] },
)
