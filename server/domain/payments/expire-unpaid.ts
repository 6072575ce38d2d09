import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { appointmentStates, mayBecome, reservationStates } from '../booking/states.ts'
import { paymentStates } from './states.ts'

type Expired = { id: string; reservationId: string }

/**
 * Ends visits that were not paid in time, of reservations that a condition names, in the transaction `tx`: their time is free again, and what
 * comes for them from now on is late. With it is written that their patients have to be told, which the job does, whoever ended them. One that somebody is changing at this moment is left to them. Returns which they were.
 */
export async function expireUnpaid(tx: Database, where: SQL | undefined, now: Date): Promise<Expired[]> {
  const due = await tx
    .select({ id: appointments.id, reservationId: appointments.reservationId })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(
      and(
        eq(appointments.status, 'awaiting_payment'),
        eq(reservations.status, 'unpaid'),
        lte(reservations.expiresAt, now),
        where,
      ),
    )
    // Waiting could be for ever: whoever pays for it may wait for the practitioner, whom the caller has locked.
    .for('update', { of: appointments, skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  await tx
    .update(appointments)
    .set({ status: 'expired', isExpiryUntold: true })
    .where(and(inArray(appointments.id, ids), mayBecome(appointments.status, appointmentStates, 'expired')))
  const claims = due.map(({ reservationId }) => reservationId)
  await tx
    .update(reservations)
    .set({ status: 'released', expiresAt: null })
    .where(and(inArray(reservations.id, claims), mayBecome(reservations.status, reservationStates, 'released')))
  await expireAttempts(tx, inArray(payments.appointmentId, ids), now)
  return due
}

/** Ends attempts to pay that a condition names, as far as they brought no money; the provider is told of it afterwards. */
export async function expireAttempts(tx: Database, where: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'expired', dueAt: now })
    .where(and(where, mayBecome(payments.status, paymentStates, 'expired')))
}
