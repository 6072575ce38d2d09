import fp from 'fastify-plugin'
import { passOnFreedSlots } from '#server/domain/earlier-offers/pass-on'
import { tellOffer } from '#server/domain/earlier-offers/tell-offer'
import { visitLinkOf } from '#server/web/visit-link'
import { describeFailure } from './gateway/describe-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    earlierOffers: {
      /** Offers freed times to those whose turn it is, and tells them. Returns how many offers were made. */
      passOn: () => Promise<number>
      /** The same after a change that is done: what fails is logged, and the job does it. */
      passOnBehind: () => Promise<void>
    }
  }
}

/** Gives calls and jobs what passes freed times on to those who wait for an earlier one. */
export default fp(
  async (app) => {
    const passOn = async () => {
      const now = app.clock()
      const { announce } = app.announcer
      const offered = await passOnFreedSlots({
        db: app.db,
        now,
        tenantOf: (code) => app.tenants.find(code),
        tell: (tx, tenant, offer) => tellOffer(tx, { tenant, announce, linkTo: visitLinkOf(app, tenant), now }, offer),
      })
      // The job of messages goes on where this fails.
      if (offered > 0) void app.announcer.deliver().catch(() => {})
      return offered
    }
    app.decorate('earlierOffers', {
      passOn,
      passOnBehind: async () => {
        await passOn().catch((error: unknown) =>
          app.log.warn({ failure: describeFailure(error) }, 'a freed time was not offered yet'),
        )
      },
    })
  },
  { name: 'earlier-offers', dependencies: ['platform', 'announcements', 'tenants'] },
)
