import type { Appointment, AppointmentPayment } from '#contract/appointment'
import { appointmentWith } from './booking.ts'

const payment: AppointmentPayment = {
  method: 'card',
  status: 'created',
  amount: { amount: 350, currency: 'AED' },
  pay_until: '2026-11-23T10:24:00.000Z',
}

/** An appointment whose time is kept until it is paid by card. */
export const awaitingPayment: Appointment = { ...appointmentWith('a'), status: 'awaiting_payment', payment }

const { pay_until: _, ...over } = payment
const paid = { paid_at: '2026-11-23T10:12:00.000Z', receipt_number: 'R-1' }
const refunded = { ...paid, refunded: payment.amount }

/** Its fields beside the status, by where the payment stands. */
const fields: Partial<Record<AppointmentPayment['status'], Partial<AppointmentPayment>>> = {
  at_visit: { method: 'at_facility' },
  paid,
  refund_due: refunded,
  refunded: { ...refunded, refunded_at: '2026-11-23T10:20:00.000Z' },
}

/** The same appointment where its payment stands so. */
export function paymentIs(
  paymentStatus: AppointmentPayment['status'],
  status: Appointment['status'] = 'awaiting_payment',
): Appointment {
  const known = status === 'awaiting_payment' ? payment : over
  return { ...awaitingPayment, status, payment: { ...known, status: paymentStatus, ...fields[paymentStatus] } }
}

/** The same appointment where nobody paid in time, as far as is known: the provider has not been heard yet. */
export const unclear: Appointment = {
  ...awaitingPayment,
  status: 'expired',
  payment: { ...over, status: 'expired', is_unclear: true },
}
