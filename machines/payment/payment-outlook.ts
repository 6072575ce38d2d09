import type { Appointment } from '#contract/appointment'
import { prepaidMethods, walletMethods, type PaymentMethod, type WalletMethod } from '#contract/payment-methods'

/**
 * What a patient can expect of a payment: it is `due`; the bank thinks (`pending`); it said no (`declined`); it is `paid`; nobody paid in
 * time (`expired`); the money goes back, or is back (`refunded`). `settled`: there is nothing to pay here, or not any more.
 */
export type PaymentOutlook = 'due' | 'pending' | 'declined' | 'paid' | 'expired' | 'refunded' | 'settled'

/** Whether a visit is paid before it takes place, and not at it. */
export const isPrepaid = (method: PaymentMethod | undefined): boolean => prepaidMethods.some((one) => one === method)

/** The wallet of this method; undefined for any other. */
export const walletOf = (method: PaymentMethod | undefined): WalletMethod | undefined =>
  walletMethods.find((one) => one === method)

/** How the payment of an appointment stands for its patient. */
export function outlookOf({ status, payment }: Pick<Appointment, 'status' | 'payment'>): PaymentOutlook {
  if (!payment || !isPrepaid(payment.method)) return 'settled'
  // As long as the visit awaits its payment it can be paid, whatever became of the attempts before.
  if (status === 'awaiting_payment')
    return payment.status === 'pending' || payment.status === 'declined' ? payment.status : 'due'
  if (payment.status === 'refund_due' || payment.status === 'refunded') return 'refunded'
  if (status === 'cancelled') return 'settled'
  if (payment.status === 'paid') return 'paid'
  return status === 'expired' || payment.status === 'expired' ? 'expired' : 'settled'
}
