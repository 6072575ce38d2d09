import type Stripe from 'stripe'
import type { ProviderPayment } from '#server/domain/payments/payment-provider'

/** What Stripe's hosted page has come to. */
export function sessionState(session: Stripe.Checkout.Session): ProviderPayment {
  const { status, payment_status, amount_total, currency, payment_intent } = session
  const unpaid = status === 'expired' ? 'closed' : 'open'
  return {
    state: payment_status === 'paid' ? 'paid' : unpaid,
    amount: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    refunded: typeof payment_intent === 'string' ? 0 : refundedOf(payment_intent),
  }
}

/** What a payment by a wallet has come to. One that failed once is declined: the sheet makes a new one. */
export function intentState(intent: Stripe.PaymentIntent): ProviderPayment {
  return {
    state: stateOf(intent),
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: refundedOf(intent),
  }
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): ProviderPayment['state'] {
  if (status === 'succeeded') return 'paid'
  if (status === 'canceled') return 'closed'
  return last_payment_error ? 'declined' : 'open'
}

/** Whether a refund brings its patient no money. */
export const hasComeToNothing = (status: string | null): boolean => status === 'failed' || status === 'canceled'

function refundedOf(intent: Stripe.PaymentIntent | null): number {
  const charge = intent?.latest_charge
  if (!charge || typeof charge === 'string') return 0
  const counted = charge.refunds?.data.filter(({ status }) => !hasComeToNothing(status))
  return counted?.reduce((sum, { amount }) => sum + amount, 0) ?? charge.amount_refunded
}
