import { and, DrizzleQueryError, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { appointmentStates, mayBecome, reservationStates } from '../booking/states.ts'
import { paymentStates } from './states.ts'

type Expired = { id: string; reservationId: string }

/** Milliseconds that a claim waits for who else has such a visit: to ask whether it is paid takes a few. PostgreSQL looks for deadlocks after a second. */
const longestWait = 250

/**
 * Ends visits that were not paid in time, of reservations that a condition names, in the transaction `tx`: their time is free again, and what
 * comes for them from now on is late. With it is written that their patients have to be told, which the job does, whoever ended them. One that
 * somebody is changing at this moment is left to them. Returns which they were.
 */
export async function expireUnpaid(tx: Database, where: SQL | undefined, now: Date): Promise<Expired[]> {
  // Waiting could be for ever: whoever pays for it may wait for the practitioner, whom the caller has locked.
  const due = await selectDue(tx, where, now).for('update', { of: appointments, skipLocked: true })
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

/**
 * The same for who wants what these visits keep, in the transaction `tx`. It waits a moment for who only asks whether one is paid, as the page
 * of its patient does all the time: a time that was shown as free would be refused because of that.
 */
export async function expireUnpaidWaiting(tx: Database, where: SQL | undefined, now: Date): Promise<Expired[]> {
  const found = await selectDue(tx, where, now)
  if (found.length === 0) return []
  try {
    await tx.transaction(async (savepoint) => {
      await savepoint.execute(sql.raw(`set local lock_timeout = ${longestWait}`))
      await selectDue(savepoint, where, now).orderBy(appointments.id).for('update', { of: appointments })
      await savepoint.execute(sql.raw('set local lock_timeout to default'))
    })
  } catch (failure) {
    if (!isLockTimeout(failure)) throw failure
  }
  return expireUnpaid(tx, where, now)
}

const selectDue = (tx: Database, where: SQL | undefined, now: Date) =>
  tx
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

const isLockTimeout = (failure: unknown) =>
  failure instanceof DrizzleQueryError && (failure.cause as { code?: unknown } | undefined)?.code === '55P03'

/** Ends attempts to pay that a condition names, as far as they brought no money; the provider is told of it afterwards. */
export async function expireAttempts(tx: Database, where: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'expired', dueAt: now })
    .where(and(where, mayBecome(payments.status, paymentStates, 'expired')))
}
