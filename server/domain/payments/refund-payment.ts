import { and, eq, gt, sql } from 'drizzle-orm'
import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { payments } from '#server/db/schema/payments'
import { mayBecome } from '../booking/states.ts'
import { expireAttempts } from './expire-unpaid.ts'
import { hasFailed } from './failed-refunds.ts'
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

/**
 * Writes down in the transaction `tx` that a payment went back, by a refund if its name is known. Returns whether this call did: one that the
 * provider has meanwhile said to have failed is still due.
 */
export async function markRefunded(
  tx: Database,
  id: string,
  refundId: string | undefined,
  now: Date,
): Promise<boolean> {
  const one = eq(payments.id, id)
  // First: what is said of it from here on finds it as it is written here.
  await tx.select({ id: payments.id }).from(payments).where(one).for('update')
  if (refundId !== undefined && (await hasFailed(tx, id, refundId))) return false
  const done = await tx
    .update(payments)
    .set({ status: 'refunded', refundedAt: now, refundId: refundId ?? null })
    .where(and(one, mayBecome(payments.status, paymentStates, 'refunded')))
    .returning({ id: payments.id })
  return done.length > 0
}
