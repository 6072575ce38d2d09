import fp from 'fastify-plugin'
import { createEventDelivery, type EventDelivery } from '#server/practices/deliver-events'
import { createEventPoster } from '#server/practices/post-event'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells practices' own systems what happened to their appointments. */
    practiceFeeds: EventDelivery
  }
  interface FastifyRequest {
    /** Has what this call noted for a practice's own system told once the call is answered; where a patient is told too, `announce` does. */
    tellPractice: () => void
    hasNoted: boolean
  }
}

/** Gives jobs the delivery to practices' own systems, which also runs behind the answer of a call that noted something for them. */
export default fp(
  async (app) => {
    const { db, secret, clock, config } = app
    const { post } = createEventPoster({ networks: config.practiceNetworks })
    const delivery = createEventDelivery({ db, secret, post, clock })
    app.decorate('practiceFeeds', delivery)
    app.decorateRequest('hasNoted', false)
    app.decorateRequest('tellPractice', function tellPractice() {
      this.hasNoted = true
    })
    app.addHook('onResponse', async ({ hasAnnounced, hasNoted }) => {
      // Nobody waits, and the job goes on where the database fails meanwhile.
      if (hasAnnounced || hasNoted) void delivery.deliver().catch(() => {})
    })
    app.addHook('onClose', () => delivery.settled())
  },
  { name: 'practice-feeds', dependencies: ['platform', 'announcements'] },
)
