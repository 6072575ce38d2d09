import type { SmsGateway, TextMessage } from './sms/sms-gateway.ts'

/** Sends messages about what is already done: no caller waits for them and a failure undoes nothing. */
export type Announcer = {
  announce: (message: TextMessage) => void
  /** Resolves when all pending messages were delivered or failed. */
  settled: () => Promise<void>
}

/** An announcer over a gateway. @param onFailure called with the reason why a message was not sent. */
export function createAnnouncer(sms: SmsGateway, onFailure: (error: unknown) => void): Announcer {
  const pending = new Set<Promise<void>>()
  return {
    announce: (message) => {
      const sending = sms
        .send(message)
        .catch(onFailure)
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    settled: async () => void (await Promise.all(pending)),
  }
}
