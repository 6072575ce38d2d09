import { and, eq, gt, sql } from 'drizzle-orm'
import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { payments } from '#server/db/schema/payments'
import { mayBecome } from '../booking/states.ts'
import { expireAttempts } from './expire-unpaid.ts'
import { toMinorUnits } from './minor-units.ts'
import { paymentStates } from './states.ts'

type Refund = {
  appointmentId: string
  /** What of the price is kept, as a late fee. */
  keep?: Money | undefined
  now: Date
}

/**
 * Lets the payment of an appointment that does not take place go back, in the transaction `tx` that ends the appointment: all of it, but for
 * what is kept. What is still open can not be paid any more. The money itself is sent by the job, until the provider has taken the order.
 */
export async function refundPayment(tx: Database, { appointmentId, keep, now }: Refund): Promise<void> {
  const ofVisit = eq(payments.appointmentId, appointmentId)
  await expireAttempts(tx, ofVisit, now)
  const kept = keep ? toMinorUnits(keep) : undefined
  await tx
    .update(payments)
    .set({ status: 'refund_due', refundAmount: sql`${payments.paidAmount} - ${kept?.amount ?? 0}`, dueAt: now })
    .where(
      and(
        ofVisit,
        eq(payments.status, 'paid'),
        // Where all is kept, it stays paid.
        kept && gt(payments.paidAmount, kept.amount),
      ),
    )
}

/** Writes down that a payment went back. Returns whether this call did. */
export async function markRefunded(tx: Database, id: string, now: Date): Promise<boolean> {
  const done = await tx
    .update(payments)
    .set({ status: 'refunded', refundedAt: now })
    .where(and(eq(payments.id, id), mayBecome(payments.status, paymentStates, 'refunded')))
    .returning({ id: payments.id })
  return done.length > 0
}
