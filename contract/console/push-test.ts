import * as Type from 'typebox'
import { notificationServices } from '#contract/device-registration'
import { languages } from '#contract/locale'
import { pushEvents, pushTextKinds } from '#contract/push-events'
import { Instant } from '#contract/wire'

const closed = { additionalProperties: false }
const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })

/** Minutes for which an address for a phone can be opened, and for which the phone that did is there. */
export const testDeviceMinutes = { address: 15, device: 60 } as const

/** An address that brings one phone here, once. */
export const TestAddress = Type.Object({ address: Type.String(), expires_at: Instant })
export type TestAddress = Type.Static<typeof TestAddress>

/**
 * The phone of who asks, and what became of the last message to it. `unreported`: its service took it, and its worker has not said yet that it
 * was shown; `off`: patients see no push at all, so no phone can be registered.
 */
export const TestDevice = Type.Object({
  state: Type.Enum(['off', 'none', 'waiting', 'there']),
  expires_at: Type.Optional(Instant),
  last: Type.Optional(
    Type.Object({ at: Instant, outcome: Type.Enum(['unreported', 'delivered', 'gone', 'refused', 'failed']) }),
  ),
})
export type TestDevice = Type.Static<typeof TestDevice>

/** Body of a message to try, in the words of the draft. */
export const TestMessageRequest = Type.Object(
  { event: Type.Enum(pushEvents), kind: Type.Enum(pushTextKinds), language: Type.Enum(languages) },
  closed,
)
export type TestMessageRequest = Type.Static<typeof TestMessageRequest>

/** Body by which a phone is registered: what stood in its address, and what its service knows it by. */
export const TestDeviceRequest = Type.Object(
  {
    token: Token,
    notification_service: Type.Enum(notificationServices),
    device: Type.String({ minLength: 1, maxLength: 2048 }),
  },
  closed,
)
export type TestDeviceRequest = Type.Static<typeof TestDeviceRequest>

/** Body by which its worker says that a message was shown. */
export const TestReport = Type.Object({ report: Token }, closed)
export type TestReport = Type.Static<typeof TestReport>
