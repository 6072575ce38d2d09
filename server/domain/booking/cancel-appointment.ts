import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { beginsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { appointmentStates, mayBecome, reservationStates } from './states.ts'

/**
 * Cancels an appointment before it begins and releases its time, in the transaction `tx`. Idempotent. Returns whether this call
 * cancelled it. Throws `appointment_begun` once it has begun.
 */
export async function cancelAppointment(
  tx: Database,
  { tenantCode, id, now }: { tenantCode: string; id: string; now: Date },
): Promise<boolean> {
  const own = and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id))
  const ahead = tx.select({ id: reservations.id }).from(reservations).where(beginsAfter(reservations.during, now))
  const [cancelled] = await tx
    .update(appointments)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(
      and(
        own,
        mayBecome(appointments.status, appointmentStates, 'cancelled'),
        inArray(appointments.reservationId, ahead),
      ),
    )
    .returning({ reservationId: appointments.reservationId })
  if (cancelled) {
    const claim = eq(reservations.id, cancelled.reservationId)
    await tx
      .update(reservations)
      .set({ status: 'released' })
      .where(and(claim, mayBecome(reservations.status, reservationStates, 'released')))
    return true
  }
  const [known] = await tx.select({ status: appointments.status }).from(appointments).where(own)
  if (known?.status !== 'cancelled') throw problem('appointment_begun')
  return false
}
