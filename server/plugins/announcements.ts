import fp from 'fastify-plugin'
import { createAnnouncer, type Announcer } from '#server/messages/announcer'
import { describeFailure } from './gateway/describe-failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Messages to people about what was done, whoever did it: a call or a job. */
    announcer: Announcer
  }
  interface FastifyRequest {
    /**
     * Stores a message in the transaction of what it tells of (`server.db` where there is none any more); it is sent once the call is
     * answered.
     */
    announce: Announcer['announce']
    hasAnnounced: boolean
  }
}

/** Gives calls and jobs an announcer over the server's gateways. When the server closes, messages that are under way are awaited. */
export default fp(
  async (app) => {
    const announcer = createAnnouncer({
      ...{ db: app.db, secret: app.secret, sms: app.sms, mail: app.mail, clock: app.clock, push: app.deliverPush },
      onFailure: (error, isLast) =>
        app.log.warn({ failure: describeFailure(error) }, isLast ? 'a message was given up' : 'a message was not sent'),
    })
    app.decorate('announcer', announcer)
    app.decorateRequest('hasAnnounced', false)
    app.decorateRequest('announce', async function announce(tx, message, about) {
      await announcer.announce(tx, message, about)
      this.hasAnnounced = true
    })
    app.addHook('onResponse', async ({ hasAnnounced }) => {
      if (hasAnnounced) deliverBehind(announcer)
    })
    app.addHook('onClose', () => announcer.settled())
  },
  { name: 'announcements', dependencies: ['platform', 'push'] },
)

/** Nobody waits, and the job of messages goes on where the database fails meanwhile. */
const deliverBehind = ({ deliver }: Announcer) => void deliver().catch(() => {})
