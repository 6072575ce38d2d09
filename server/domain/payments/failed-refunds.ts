import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { paymentEvents, payments } from '#server/db/schema/payments'
import type { Outcome } from './apply-state.ts'

/** How often a refund of one payment may come to nothing before people have to see to it. */
export const mostFailedRefunds = 3

type Failed = { paymentId: string; refundId: string }

/**
 * Writes down in the transaction `tx` that a refund which the provider had taken came to nothing: the money is due again, and the job orders
 * another refund. A refund that took the place of it meanwhile stays. Returns what became of it where that was the last refund, and people
 * have to see to it.
 */
export async function noteFailedRefund(
  tx: Database,
  { paymentId, refundId }: Failed,
  now: Date,
): Promise<Outcome | undefined> {
  const one = eq(payments.id, paymentId)
  const [payment] = await tx.select().from(payments).where(one).for('update')
  if (!payment) return undefined
  const isOfThis = payment.status === 'refunded' && (payment.refundId ?? refundId) === refundId
  await tx
    .update(payments)
    .set({
      // The next one has a key of its own: by the old one the provider would answer with this refund again.
      failedRefunds: sql`${payments.failedRefunds} + 1`,
      ...(isOfThis && { status: 'refund_due' as const, refundedAt: null, refundId: null, dueAt: now }),
    })
    .where(one)
  const { tenantCode, appointmentId, failedRefunds } = payment
  const isLast = failedRefunds + 1 >= mostFailedRefunds
  // Told when that begins, and again where money that was given back by hand came to nothing too.
  const isNews = isOfThis || (payment.status === 'refund_due' && failedRefunds < mostFailedRefunds)
  return isLast && isNews ? { tenantCode, appointmentId, paymentId, became: 'stuck' } : undefined
}

/** Whether the provider has said of a refund that it came to nothing. */
export async function hasFailed(tx: Database, paymentId: string, refundId: string): Promise<boolean> {
  const said = and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.refundId, refundId))
  return (await tx.$count(paymentEvents, said)) > 0
}
