import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Appointment, AppointmentPayment } from '#contract/appointment'
import type { PaymentStatus } from '#contract/payment-methods'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { mostFailedRefunds } from '../payments/failed-refunds.ts'
import { toMoney } from '../payments/minor-units.ts'
import { isPrepaidMethod } from '../payments/payment-options.ts'

const attempts = alias(payments, 'attempts')

/** Which of several attempts is told: the one that paid the visit, else one that is open, else one whose money goes back. */
const mostRelevantFirst: readonly PaymentStatus[] = [
  'paid',
  'pending',
  'created',
  'refund_due',
  'refunded',
  'declined',
  'expired',
]

/** Id of the payment that is told of an appointment: a subquery of one row, or none. */
export function paymentToTell(db: Database) {
  const order = sql.join(
    mostRelevantFirst.map((status) => sql`${status}`),
    sql`, `,
  )
  return db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.appointmentId, appointments.id))
    .orderBy(asc(sql`array_position(array[${order}]::text[], ${attempts.status})`), desc(attempts.createdAt))
    .limit(1)
}

type Row = {
  appointment: typeof appointments.$inferSelect
  payment: typeof payments.$inferSelect | null
  keptUntil: Date | null
  isUnclear: boolean
}

/** How an appointment is paid, in its wire form; empty where booking said nothing of it. Money that came in is told of in any case. */
export function paymentOf({ appointment, payment, keptUntil, isUnclear }: Row): Pick<Appointment, 'payment'> {
  const { paymentMethod, feeAmount, feeCurrency } = appointment
  const isPrepaid = paymentMethod !== null && isPrepaidMethod(paymentMethod)
  if (payment && (isPrepaid || payment.paidAt)) {
    const isOver = appointment.status === 'expired' && !payment.paidAt
    return {
      payment: {
        ...toPaymentAnswer(payment, appointment.status === 'awaiting_payment' ? keptUntil : null),
        ...(isOver && isUnclear && { is_unclear: true }),
      },
    }
  }
  if (paymentMethod === null) return {}
  return {
    payment: { method: paymentMethod, status: 'at_visit', amount: { amount: feeAmount, currency: feeCurrency } },
  }
}

/** An attempt to pay in its wire form, with until when it can be paid; null where it cannot any more. */
export function toPaymentAnswer(row: typeof payments.$inferSelect, payUntil: Date | null): AppointmentPayment {
  const { method, status, amount, currency, paidAt, refundAmount, refundedAt, receiptNumber } = row
  const { paidAmount, paidCurrency } = row
  const isOther = paidAmount !== null && (paidAmount !== amount || paidCurrency !== currency)
  return {
    method,
    status,
    amount: toMoney({ amount, currency }),
    ...(payUntil && { pay_until: payUntil.toISOString() }),
    ...(isOther && { paid: toMoney({ amount: paidAmount, currency: paidCurrency ?? currency }) }),
    ...(paidAt && { paid_at: paidAt.toISOString() }),
    ...(refundAmount !== null && {
      refunded: toMoney({ amount: refundAmount, currency: row.paidCurrency ?? currency }),
    }),
    ...(refundedAt && { refunded_at: refundedAt.toISOString() }),
    ...(status === 'refund_due' && row.failedRefunds >= mostFailedRefunds && { is_refund_stuck: true }),
    ...(receiptNumber !== null && { receipt_number: receiptNumber }),
  }
}
