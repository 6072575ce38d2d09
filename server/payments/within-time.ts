import type { PaymentProvider } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'

/** Milliseconds that a call to a provider may take: it answers in one, and a patient's call has twenty seconds. */
export const longestCall = 12_000

/**
 * A provider that answers within so many milliseconds or fails with `payment_unavailable`, whatever its own calls wait for. What is cut off may have come
 * about all the same, as after any lost answer: it is asked again, by the same key.
 */
export function withinTime(provider: PaymentProvider, longest: number): PaymentProvider {
  async function bounded<Answer>(call: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(problem('payment_unavailable')), longest)
    })
    try {
      return await Promise.race([call, late])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ...provider,
    open: (request) => bounded(provider.open(request)),
    read: (id) => bounded(provider.read(id)),
    close: (id) => bounded(provider.close(id)),
    charge: (charge) => bounded(provider.charge(charge)),
    refund: (refund) => bounded(provider.refund(refund)),
  }
}
