import fp from 'fastify-plugin'
import { passOnFreedSlots } from '#server/domain/earlier-offers/pass-on'
import { notifyOfOffer } from '#server/domain/earlier-offers/notify-of-offer'
import { visitLinkOf } from '#server/web/visit-link'
import { describeFailure } from './gateway/describe-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    earlierOffers: {
      /** Offers freed times to those whose turn it is, and tells them. Returns how many offers were made. */
      passOn: () => Promise<number>
      /** The same after a change that is done, behind its answer: nobody waits, what fails is logged, and the job does it. */
      passOnBehind: () => void
      /** Resolves when nothing is passed on behind an answer any more. */
      settled: () => Promise<void>
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
        tell: (tx, tenant, offer) =>
          notifyOfOffer(tx, { tenant, announce, reaches: app.reaches, linkTo: visitLinkOf(app, tenant), now }, offer),
      })
      // The job of messages goes on where this fails.
      if (offered > 0) void app.announcer.deliver().catch(() => {})
      return offered
    }
    let running: Promise<void> | undefined
    let isWanted = false
    /** One round at a time, however many changes there are; a change during a round asks for another, since that may have looked before it. */
    async function passOnWhileWanted(): Promise<void> {
      while (isWanted) {
        isWanted = false
        await passOn().catch((error: unknown) =>
          app.log.warn({ failure: describeFailure(error) }, 'a freed time was not offered yet'),
        )
      }
      running = undefined
    }
    app.decorate('earlierOffers', {
      passOn,
      passOnBehind: () => {
        isWanted = true
        running ??= passOnWhileWanted()
      },
      settled: async () => running,
    })
    app.addHook('onClose', () => running)
  },
  { name: 'earlier-offers', dependencies: ['platform', 'announcements', 'tenants'] },
)
