import { randomBytes } from 'node:crypto'
import type { AppleToken } from '#server/payments/apple-pay/read-token'

/** A token as the sheet of Apple Pay gives it, with nothing of a card in it. No two are alike. */
export function appleToken(displayName = 'Visa 1234'): AppleToken {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64')
  const transaction = randomBytes(32).toString('hex')
  return {
    paymentData: {
      version: 'EC_v1',
      data: base64(240),
      signature: base64(2_400),
      header: { ephemeralPublicKey: base64(91), publicKeyHash: base64(32), transactionId: transaction },
    },
    paymentMethod: { displayName, network: 'Visa' },
    transactionIdentifier: transaction,
  }
}
