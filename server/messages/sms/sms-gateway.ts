import type { SecondChannel } from '#contract/appointment'
import type { Language } from '#contract/locale'

/**
 * A text message to one phone. `phone` is E.164; `body` is in the language of the recipient, which is told as well where it is read out or
 * goes another way. It is not sent any more at `expiresAt`, an instant. `key` is the same each time one message is sent, so that a phone gets it once.
 */
export type TextMessage = {
  tenantCode: string
  phone: string
  body: string
  language?: Language
  key?: string
  expiresAt?: string
}

/** How text messages leave the server. `send` throws `unavailable` when the message was not accepted. */
export type SmsGateway = { send(message: TextMessage): Promise<void> }

/** The other way for codes. */
export type SecondGateway = SmsGateway & { kind: SecondChannel }
