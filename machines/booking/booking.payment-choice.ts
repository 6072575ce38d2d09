import type { PaymentMethod } from '#contract/payment-methods'
import { isPrepaid } from '#machines/payment/payment-outlook'
import type { BookingContext } from './booking.types.ts'

type Known = Pick<BookingContext, 'payment' | 'paymentOptions' | 'insurance'>

/** What holds where the patient has chosen nothing: what costs the fewest presses, and no money before the visit. */
const usual: readonly PaymentMethod[] = ['insurance', 'at_facility', 'card']

/**
 * How the visit will be paid: as chosen, where that is offered for it. Undefined where nothing is chosen and what is offered is not
 * known: it is settled at the visit then, or the platform refuses it.
 */
export function paymentOf(known: Known): PaymentMethod | undefined {
  const ways = waysOf(known)
  if (!ways) return known.payment
  return ways.find((way) => way === known.payment) ?? usual.find((way) => ways.includes(way)) ?? ways[0]
}

/** The ways among which there is something to choose; none where all of them are settled at the visit. */
export function paymentChoiceOf(known: Known): readonly PaymentMethod[] {
  const ways = waysOf(known) ?? []
  return ways.length > 1 && ways.some(isPrepaid) ? ways : []
}

/** An insurer pays for who has named one. */
function waysOf({ paymentOptions, insurance }: Known): readonly PaymentMethod[] | undefined {
  return paymentOptions?.methods.filter((method) => method !== 'insurance' || insurance)
}
