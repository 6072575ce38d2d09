import type Stripe from 'stripe'
import { problem } from '#server/errors'
import { readAppleToken } from '../apple-pay/read-token.ts'

/**
 * Exchanges the token of Apple's sheet for one of the card in it, which Stripe alone can read. The call is that of Stripe's library for iOS;
 * the one for servers has no types for it. Undefined where Stripe declines the card; throws where it refuses the token.
 */
export async function toAppleCard(stripe: Stripe, text: string, key: string): Promise<string | undefined> {
  const { paymentData, paymentMethod, transactionIdentifier } = readAppleToken(text)
  const { displayName, network } = paymentMethod
  const token = {
    pk_token: JSON.stringify(paymentData),
    pk_token_transaction_id: transactionIdentifier,
    ...(displayName && { pk_token_instrument_name: displayName }),
    ...(network && { pk_token_payment_network: network }),
  }
  try {
    const { id } = (await stripe.rawRequest('POST', '/v1/tokens', token, { idempotencyKey: key })) as { id?: unknown }
    if (typeof id === 'string') return id
  } catch (failure) {
    if ((failure as { type?: unknown }).type === 'StripeCardError') return undefined
    throw failure
  }
  throw problem('payment_unavailable')
}
