import { createAnnouncer, type Announcer } from '#server/messages/announcer'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { ServiceInstance } from '#server/plugins/type-provider'

/** Sends messages over the server's gateway; when the server closes, pending messages are awaited. */
export function announcerOf(app: ServiceInstance): Announcer['announce'] {
  const { announce, settled } = createAnnouncer(app.sms, (error) =>
    app.log.warn({ failure: describeFailure(error) }, 'a confirmation was not sent'),
  )
  app.addHook('onClose', settled)
  return announce
}
