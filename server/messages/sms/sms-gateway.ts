/** A text message to one phone. `phone` is E.164; `body` is in the language of the recipient. */
export type TextMessage = { tenantCode: string; phone: string; body: string }

/** How text messages leave the server. `send` throws `unavailable` when the message was not accepted. */
export type SmsGateway = { send(message: TextMessage): Promise<void> }
