import { describeFailure } from '#server/plugins/gateway/describe-failure'
import type { ServiceInstance } from '#server/plugins/type-provider'
import type { TextMessage } from '#server/messages/sms/sms-gateway'

/**
 * Sends messages about what is already done: nobody waits for them and a failure undoes nothing. When the server closes, those
 * on their way are waited for.
 */
export function createAnnouncer(app: ServiceInstance): (message: TextMessage) => void {
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })
  return (message) => {
    const sending = app.sms
      .send(message)
      .catch((error: unknown) => app.log.warn({ failure: describeFailure(error) }, 'a confirmation was not sent'))
      .finally(() => pending.delete(sending))
    pending.add(sending)
  }
}
