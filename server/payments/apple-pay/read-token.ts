import * as Type from 'typebox'
import Value from 'typebox/value'
import { problem } from '#server/errors'

const base64 = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9+/]+={0,2}$' })
const hex = Type.String({ maxLength: 128, pattern: '^[A-Fa-f0-9]+$' })

/** What the sheet of Apple Pay gives: `payment.token` of `onpaymentauthorized`. The card is encrypted, for who processes the payment alone. */
export const AppleToken = Type.Object({
  paymentData: Type.Object({
    version: Type.Enum(['EC_v1', 'RSA_v1']),
    data: base64(8_000),
    signature: base64(16_000),
    header: Type.Object({
      transactionId: hex,
      publicKeyHash: base64(128),
      ephemeralPublicKey: Type.Optional(base64(512)),
      wrappedKey: Type.Optional(base64(1_024)),
      applicationData: Type.Optional(hex),
    }),
  }),
  paymentMethod: Type.Object({
    /** The card as the patient knows it, such as "Visa 1234". */
    displayName: Type.Optional(Type.String({ maxLength: 100 })),
    network: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  transactionIdentifier: hex,
})
export type AppleToken = Type.Static<typeof AppleToken>

/** Reads a token of Apple's sheet from its JSON. Throws `validation_failed`, which repeats nothing of it. */
export function readAppleToken(text: string): AppleToken {
  const token = parse(text)
  if (Value.Check(AppleToken, token)) return token
  throw problem('validation_failed', { fields: [{ path: '/token', message: 'is no token of Apple Pay' }] })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
