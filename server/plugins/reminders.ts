import fp from 'fastify-plugin'
import { notifyWithLink } from '#server/domain/appointments/notify-with-link'
import { isEarly } from '#server/domain/reminders/rules'
import { sendReminders } from '#server/domain/reminders/send-reminders'
import { reminderMessage } from '#server/messages/visit-messages'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { visitLinkOf } from '#server/web/visit-link'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reminds of the visits for which it is time. Returns how many were. */
    remind: () => Promise<number>
  }
}

/** Gives jobs what reminds of visits. */
export default fp(
  async (app) => {
    app.decorate('remind', async () => {
      const now = app.clock()
      const { announce } = app.announcer
      const reminded = await sendReminders({
        ...{ db: app.db, now, tenantOf: (code) => app.tenants.find(code, 'of visits') },
        tell: (tx, tenant, { id, start, quiet }) =>
          notifyWithLink(
            tx,
            { tenant, announce, reaches: app.reaches, linkTo: visitLinkOf(app, tenant), now },
            id,
            reminderMessage,
            {
              topic: 'reminders',
              untilStart: true,
              // One that is made by day may be sent again by night.
              canWait: true,
              tenantQuiet: quiet,
              urgency: isEarly(start, now) ? 'normal' : 'high',
            },
          ),
        onFailure: (failure) => app.log.warn({ failure: describeFailure(failure) }, 'a visit was not reminded of'),
      })
      if (reminded > 0) void app.announcer.deliver().catch(() => {})
      return reminded
    })
  },
  { name: 'reminders', dependencies: ['platform', 'announcements', 'tenants'] },
)
