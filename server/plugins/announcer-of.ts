import { createAnnouncer, type Announcer } from '#server/messages/announcer'
import { describeFailure } from './gateway/describe-failure.ts'
import type { ServiceInstance } from './type-provider.ts'

/** Sends messages over the server's gateways; when the server closes, pending messages are awaited. */
export function announcerOf(app: ServiceInstance): Announcer['announce'] {
  const { announce, settled } = createAnnouncer(app, (error) =>
    app.log.warn({ failure: describeFailure(error) }, 'a message was not sent'),
  )
  app.addHook('onClose', settled)
  return announce
}
