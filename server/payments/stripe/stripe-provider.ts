import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { WalletSetup } from '#contract/payment'
import { walletMethods } from '#contract/payment-methods'
import type { PaymentProvider, ProviderPayment } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'
import { cancelAddressOf } from '../cancel-address.ts'
import { localeOfReturn } from '../return-locale.ts'
import { toAppleCard } from './apple-card.ts'
import { toNews } from './news.ts'
import { hasComeToNothing, intentState, sessionState } from './states.ts'

/** Keys of Stripe, and where its API is. `publishableKey` lets Google Pay pay, with a live key as the merchant that Google knows. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  publishableKey: string | undefined
  googleMerchant?: string | undefined
  url: string
}

/** What the bill calls the visit: nothing of whom, with whom or why. */
const visit = { en: 'Visit', ar: 'زيارة', id: 'Kunjungan' } as const

/** Stripe takes no shorter time for a session; ours is told to it by closing the session. */
const shortestSession = 31 * 60_000
/** In milliseconds: the patient waits, and a call has twenty seconds. */
const timeout = 8_000
/** In seconds: what was signed longer ago is a repetition by somebody else. */
const tolerance = 300

/**
 * Payments by Stripe: a card on its hosted page, so that no card reaches this server, and wallets by the tokens of their sheets: Google Pay
 * with a publishable key, Apple Pay where there is a merchant at Apple, in whose country it is registered. The library is loaded with the
 * first payment.
 */
export function createStripe(
  { secretKey, webhookSecret, publishableKey, googleMerchant, url }: StripeSettings,
  appleCountry?: string,
): PaymentProvider {
  let made: Promise<Stripe> | undefined
  const wallets: WalletSetup = {
    ...(appleCountry && { apple_pay: applePay(appleCountry) }),
    ...(publishableKey && { google_pay: googlePay(publishableKey, googleMerchant) }),
  }
  const client = () => (made ??= load(secretKey, url))

  return {
    name: 'stripe',
    methods: ['card', ...walletMethods.filter((wallet) => wallets[wallet])],
    wallets,
    open: (request) =>
      asking(async () =>
        request.method === 'card' ? openSession(await client(), request) : openIntent(await client(), request),
      ),
    read: (id) => asking(async () => read(await client(), id)),
    close: (id) =>
      asking(async () => {
        const stripe = await client()
        // What is over already cannot be ended: what became of it is read.
        await unlessRefused(isSession(id) ? stripe.checkout.sessions.expire(id) : stripe.paymentIntents.cancel(id))
        return read(stripe, id)
      }),
    charge: ({ providerId, wallet, token, key }) =>
      asking(async () => {
        const stripe = await client()
        // By the token: after a failure another sheet gives another, and Stripe would refuse the key for it.
        const idempotencyKey = `${key}:${createHash('sha256').update(token).digest('base64url')}`
        const card =
          wallet === 'apple_pay' ? await toAppleCard(stripe, token, `${idempotencyKey}:token`) : tokenId(token)
        if (card === undefined) return declinedUnlessOver(await read(stripe, providerId))
        const charge = {
          payment_method_data: { type: 'card' as const, card: { token: card } },
          // A bank that asks its question needs a page, which a wallet's sheet does not have.
          error_on_requires_action: true,
        }
        await unlessRefused(stripe.paymentIntents.confirm(providerId, charge, { idempotencyKey }))
        return read(stripe, providerId)
      }),
    refund: ({ providerId, reference, amount, key }) =>
      asking(async () => {
        const stripe = await client()
        const payment_intent = isSession(providerId) ? await intentOf(stripe, providerId) : providerId
        const { id: refundId, status } = await stripe.refunds.create(
          { payment_intent, amount, metadata: { payment: reference } },
          { idempotencyKey: key },
        )
        return { refundId, hasFailed: hasComeToNothing(status) }
      }),
    readWebhook: async (body, headers, now) => {
      const { webhooks } = await client()
      const signature = headers['stripe-signature'] ?? ''
      try {
        return toNews(webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now.getTime()))
      } catch (cause) {
        throw problem('forbidden', { cause })
      }
    },
  }
}

async function load(secretKey: string, url: string): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

type Opening = Parameters<PaymentProvider['open']>[0]

async function openSession(stripe: Stripe, request: Opening) {
  const { amount, currency, reference, returnUrl, expiresAt, key } = request
  const product_data = { name: visit[localeOfReturn(returnUrl).language] }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      line_items: [
        { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data } },
      ],
      metadata: { payment: reference },
      // The page is the same whatever happened there: it asks.
      success_url: returnUrl,
      cancel_url: cancelAddressOf(returnUrl),
      // The same for each repetition with one key, or Stripe would refuse it.
      expires_at: Math.floor((expiresAt.getTime() + shortestSession) / 1000),
    },
    { idempotencyKey: key },
  )
  return { providerId: session.id, redirectUrl: session.url }
}

async function openIntent(stripe: Stripe, { amount, currency, reference, key }: Opening) {
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { payment: reference },
    },
    { idempotencyKey: key },
  )
  return { providerId: intent.id, redirectUrl: null }
}

/** What Apple's sheet has to know. */
const applePay = (country_code: string) => ({
  country_code,
  supported_networks: ['visa', 'masterCard', 'amex'],
})

/** What Google's sheet makes its token for. */
const googlePay = (publishableKey: string, merchant: string | undefined) => ({
  environment: publishableKey.startsWith('pk_live_') ? ('PRODUCTION' as const) : ('TEST' as const),
  ...(merchant !== undefined && { merchant_id: merchant }),
  gateway_parameters: {
    gateway: 'stripe',
    'stripe:version': '2018-10-31',
    'stripe:publishableKey': publishableKey,
  },
  supported_networks: ['VISA', 'MASTERCARD', 'AMEX'],
})

const isSession = (id: string) => id.startsWith('cs_')

const read = async (stripe: Stripe, id: string) =>
  isSession(id)
    ? sessionState(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge.refunds'] }))
    : intentState(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] }))

async function intentOf(stripe: Stripe, sessionId: string): Promise<string> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) throw problem('payment_unavailable')
  return id
}

/** A card that was declined before the payment was tried by it. */
const declinedUnlessOver = (payment: ProviderPayment): ProviderPayment =>
  payment.state === 'open' ? { ...payment, state: 'declined' } : payment

/** Google's token for Stripe is JSON with the id in it. */
function tokenId(token: string): string {
  try {
    const { id } = JSON.parse(token) as { id?: unknown }
    return typeof id === 'string' ? id : token
  } catch {
    // The id itself.
    return token
  }
}

/** Waits for a change that Stripe may refuse for itself: a card is declined, or what is over cannot be changed. */
async function unlessRefused(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (failure) {
    const { type } = failure as { type?: unknown }
    if (type !== 'StripeCardError' && type !== 'StripeInvalidRequestError') throw failure
  }
}

/** Whatever fails becomes `payment_unavailable`: it is asked again, and the patient may choose another way. */
async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    throw problem('payment_unavailable', { cause })
  }
}
