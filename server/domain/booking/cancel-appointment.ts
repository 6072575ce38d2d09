import { and, eq } from 'drizzle-orm'
import type { CancelReason } from '#contract/cancel-reasons'
import { changeLimits, defaultChangeTerms, keptOnCancelling } from '#contract/change-terms'
import type { Money } from '#contract/wire'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { noteFreed } from '../earlier-offers/freed-slots.ts'
import { withdrawOpen } from '../earlier-offers/offer-repository.ts'
import { noteEvent } from '../practices/note-event.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { appointmentStates, mayBecome, reservationStates } from './states.ts'

type Cancelling = {
  tenantCode: string
  id: string
  /** Why, by the list and in the patient's own words; both may be missing. */
  reason?: CancelReason | undefined
  note?: string | undefined
  /** What the patient was shown that it costs; nothing where none is given. */
  shownFee?: Money | undefined
  now: Date
}

/**
 * Cancels an appointment within its terms and releases its time, in the transaction `tx`: it is noted where somebody waits for it; what was paid goes back but for the fee. Idempotent.
 * Returns whether this call cancelled it. Throws `appointment_begun` once it has begun, `payment_expired` where it was not paid in time,
 * `cancel_too_late` after the time for it, and
 * `cancellation_fee_changed` with the fee where it costs more than the patient was shown.
 */
export async function cancelAppointment(tx: Database, cancelling: Cancelling): Promise<boolean> {
  const { tenantCode, id, reason, note = '', now } = cancelling
  const own = and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id))
  // A move at the same time waits, and then sees what became of it.
  const [known] = await tx.select().from(appointments).where(own).for('update')
  if (known?.status === 'cancelled') return false
  if (known?.status === 'expired') throw problem('payment_expired')
  if (!known || !appointmentStates.cancelled.some((before) => before === known.status))
    throw problem('appointment_begun')
  const kept = await decideFee(tx, known, cancelling)
  await tx
    .update(appointments)
    .set({
      status: 'cancelled',
      cancelledAt: now,
      cancelReason: reason ?? null,
      cancelNote: note,
      cancellationFee: kept.amount,
    })
    .where(and(own, mayBecome(appointments.status, appointmentStates, 'cancelled')))
  await tx
    .update(reservations)
    .set({ status: 'released' })
    .where(and(eq(reservations.id, known.reservationId), mayBecome(reservations.status, reservationStates, 'released')))
  // Nobody was told of one that was never paid.
  if (known.status === 'booked') await noteEvent(tx, { appointmentId: id, type: 'appointment.cancelled', now })
  await withdrawOpen(tx, id, now)
  await noteFreed(tx, known.reservationId, now)
  await refundPayment(tx, { appointmentId: id, keep: kept, now })
  return true
}

/** What is kept of the fee, as the patient was shown it. */
async function decideFee(
  tx: Database,
  { status, reservationId, changeTerms, feeAmount, feeCurrency }: typeof appointments.$inferSelect,
  { shownFee, now }: Cancelling,
): Promise<Money> {
  const [claim] = await tx
    .select({ during: reservations.during })
    .from(reservations)
    .where(eq(reservations.id, reservationId))
  if (!claim || claim.during.from <= now) throw problem('appointment_begun')
  // What was never paid for, and so never certain, has no terms.
  const terms = (status === 'booked' && changeTerms) || defaultChangeTerms
  const start = claim.during.from
  const { cancel_until } = changeLimits(terms, start)
  if (now.toISOString() > cancel_until) throw problem('cancel_too_late', { details: { cancel_until } })
  const fee = keptOnCancelling(terms, { start, fee: { amount: feeAmount, currency: feeCurrency } }, now)
  if (fee.amount > (shownFee?.currency === fee.currency ? shownFee.amount : 0))
    throw problem('cancellation_fee_changed', { details: { fee } })
  return fee
}
