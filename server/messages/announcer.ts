import type { Mail, MailGateway } from './mail/mail-gateway.ts'
import type { SmsGateway, TextMessage } from './sms/sms-gateway.ts'

/** Sends messages about what is already done: no caller waits for them and a failure undoes nothing. */
export type Announcer = {
  announce: (message: TextMessage | Mail) => void
  /** Resolves when all pending messages were delivered or failed. */
  settled: () => Promise<void>
}

type Gateways = {
  sms: SmsGateway
  /** Without one, mails are left out. */
  mail: MailGateway | undefined
}

/** An announcer over the gateways. @param onFailure called with the reason why a message was not sent. */
export function createAnnouncer({ sms, mail }: Gateways, onFailure: (error: unknown) => void): Announcer {
  const send = async (message: TextMessage | Mail) => ('phone' in message ? sms.send(message) : mail?.send(message))
  const pending = new Set<Promise<void>>()
  return {
    announce: (message) => {
      const sending = send(message)
        .catch(onFailure)
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    settled: async () => void (await Promise.all(pending)),
  }
}
