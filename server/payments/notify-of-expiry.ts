import { and, asc, desc, eq, lte, not, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { minutesToPay } from '#server/domain/payments/time-to-pay'
import { hasUnclearAttempts } from '#server/domain/payments/unclear-attempts'
import { expiredMessage } from '#server/messages/visit-messages'
import type { Notifier } from '#server/domain/appointments/notify-of-visit'
import { notifyByPayment } from './notify-of-payment.ts'

/** Minutes for which a patient is told nothing where the provider does not say whether they have paid. */
const longestDoubt = 60

/**
 * Visits that were not paid in time and whose patients have still to be told, the oldest first. Where the provider could not be asked yet,
 * nobody knows that they were not paid: that is waited for, but not for ever.
 */
export async function findUntold(db: Database, most: number, now: Date): Promise<string[]> {
  const doubtEnds = new Date(now.getTime() - (minutesToPay + longestDoubt) * 60_000)
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.isExpiryUntold, true),
        or(not(hasUnclearAttempts(db)), lte(appointments.createdAt, doubtEnds)),
      ),
    )
    .orderBy(asc(appointments.createdAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Tells a patient once that their visit was not paid in time, in the transaction `tx`, with the link to the visit, where another is booked.
 * Who has paid after all was told that it is booked, and nothing of this. Returns whether this call told it.
 */
export async function notifyOfExpiry(
  tx: Database,
  appointmentId: string,
  telling: Pick<Notifier, 'announce' | 'reaches'>,
  now: Date,
): Promise<boolean> {
  const [visit] = await tx
    .update(appointments)
    .set({ isExpiryUntold: false })
    .where(and(eq(appointments.id, appointmentId), eq(appointments.isExpiryUntold, true)))
    .returning({ status: appointments.status })
  if (visit?.status !== 'expired') return false
  const [last] = await tx
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(eq(payments.appointmentId, appointmentId))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  // What came too late goes back, and that is told by itself.
  if (last?.status !== 'expired' && last?.status !== 'declined') return false
  const told = { appointmentId, paymentId: last.id, hasLink: true }
  await notifyByPayment(tx, told, telling, now, (message, { href }) => expiredMessage(message, href))
  return true
}
