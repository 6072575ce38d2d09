import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import type { Announcer } from '#server/messages/announcer'
import { expiredMessage } from '#server/messages/visit-messages'
import { tellByPayment } from './tell-payment.ts'

/** Visits that were not paid in time and whose patients have still to be told, the oldest first. */
export async function findUntold(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.isExpiryUntold, true))
    .orderBy(asc(appointments.createdAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Tells a patient once that their visit was not paid in time, in the transaction `tx`, with the link to the visit, where another is booked.
 * Who has paid after all was told that it is booked, and nothing of this. Returns whether this call told it.
 */
export async function tellExpired(
  tx: Database,
  appointmentId: string,
  announcer: Pick<Announcer, 'announce'>,
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
  await tellByPayment(tx, told, announcer, now, (message, { href }) => expiredMessage(message, href))
  return true
}
