import fp from 'fastify-plugin'
import { createEventDelivery, type EventDelivery } from '#server/practices/deliver-events'
import { createEventPoster } from '#server/practices/post-event'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells practices' own systems what happened to their appointments. */
    practiceFeeds: EventDelivery
  }
}

/** Gives jobs the delivery to practices' own systems, which also runs behind the answer of a call that told a patient of a visit. */
export default fp(
  async (app) => {
    const { db, secret, clock, config } = app
    const { post } = createEventPoster({ networks: config.practiceNetworks })
    const delivery = createEventDelivery({ db, secret, post, clock })
    app.decorate('practiceFeeds', delivery)
    app.addHook('onResponse', async ({ hasAnnounced }) => {
      // Nobody waits, and the job goes on where the database fails meanwhile.
      if (hasAnnounced) void delivery.deliver().catch(() => {})
    })
    app.addHook('onClose', () => delivery.settled())
  },
  { name: 'practice-feeds', dependencies: ['platform', 'announcements'] },
)
