import fp from 'fastify-plugin'
import { notifyWithLink } from '#server/domain/appointments/notify-with-link'
import { isHere } from '#server/domain/video/connections'
import { findVideoVisit } from '#server/domain/video/find-video-visit'
import { claimOnlineNotice } from '#server/domain/video/presences'
import { onlineMessage } from '#server/messages/visit-messages'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { Tenant } from '#server/tenants/tenant'
import { visitLinkOf } from '#server/web/visit-link'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Notifies the patient of a visit that the practitioner is in its room, once for each stay there, and where the patient is not. What fails is
     * logged: nobody is kept from a room for it.
     */
    notifyOfPractitioner: (tenant: Tenant, appointmentId: string) => Promise<void>
  }
}

/** Gives the rooms what calls a patient to the room in which they are awaited. */
export default fp(
  async (app) => {
    app.decorate('notifyOfPractitioner', async (tenant, id) => {
      const now = app.clock()
      const { announce } = app.announcer
      const notify = app.db.transaction(async (tx) => {
        const { stage, closesAt } = await findVideoVisit(tx, { tenant, id, now }, 'no key update')
        if (stage !== 'open' || (await isHere(tx, id, 'patient', now))) return
        if (!(await claimOnlineNotice(tx, id, now))) return
        const notifier = { tenant, announce, reaches: app.reaches, linkTo: visitLinkOf(app, tenant), now }
        // Nothing of it waits for quiet hours: it is for the time of the visit alone.
        await notifyWithLink(tx, notifier, id, onlineMessage, {
          ...{ topic: 'reminders', expiresAt: closesAt, isToJoin: true },
        })
      })
      await notify.then(
        () => void app.announcer.deliver().catch(() => {}),
        (failure: unknown) =>
          app.log.warn({ failure: describeFailure(failure) }, 'a patient was not notified that they are awaited'),
      )
    })
  },
  { name: 'practitioner-notices', dependencies: ['platform', 'announcements', 'tenants'] },
)
