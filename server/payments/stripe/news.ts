import type Stripe from 'stripe'
import type { PaymentNews, ProviderPayment } from '#server/domain/payments/payment-provider'
import { hasComeToNothing, intentState, sessionState } from './states.ts'

/** What an event of Stripe says of one of our payments; undefined for events of other things in the same account. */
export function toNews(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return toPaymentNews(event.id, event.data.object, sessionState(event.data.object))
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return toPaymentNews(event.id, event.data.object, intentState(event.data.object))
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return toRefundNews(event.data.object)
    default:
      return undefined
  }
}

function toRefundNews({ id: refundId, status, amount, currency, metadata }: Stripe.Refund): PaymentNews | undefined {
  const reference = metadata?.['payment']
  if (reference === undefined || !hasComeToNothing(status)) return undefined
  return { reference, refundId, state: 'refund_failed', amount, currency: currency.toUpperCase() }
}

type Named = { id: string; metadata: Stripe.Metadata | null }

function toPaymentNews(
  eventId: string,
  { id: providerId, metadata }: Named,
  { state, amount, currency }: ProviderPayment,
): PaymentNews | undefined {
  const reference = metadata?.['payment']
  if (reference === undefined || state === 'open') return undefined
  return { eventId, reference, providerId, state, amount, currency }
}
