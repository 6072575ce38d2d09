import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { withdrawOpen } from '../earlier-offers/offer-repository.ts'
import { appointmentStates } from './states.ts'

/**
 * Notes the consent of a visit that has not begun, or that it is withdrawn (S11), in the transaction `tx`. Idempotent: what was given before
 * keeps its time. An earlier time that is offered to the visit goes to the next one when it is withdrawn. Throws `appointment_cancelled`, `payment_expired` and `appointment_begun`.
 */
export async function setConsent(
  tx: Database,
  { tenantCode, id, isGiven, now }: { tenantCode: string; id: string; isGiven: boolean; now: Date },
): Promise<void> {
  const own = and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id))
  const [known] = await tx.select().from(appointments).where(own).for('update')
  if (known?.status === 'cancelled') throw problem('appointment_cancelled')
  if (known?.status === 'expired') throw problem('payment_expired')
  // Who may still cancel may still say whether they agree.
  if (!known || !appointmentStates.cancelled.some((status) => status === known.status))
    throw problem('appointment_begun')
  const [claim] = await tx
    .select({ during: reservations.during })
    .from(reservations)
    .where(eq(reservations.id, known.reservationId))
  if (!claim || claim.during.from <= now) throw problem('appointment_begun')
  if (known.fgConsent === isGiven) return
  await tx
    .update(appointments)
    .set({ fgConsent: isGiven, consentedAt: isGiven ? now : null })
    .where(own)
  // Without consent the visit is moved to no other time.
  if (!isGiven) await withdrawOpen(tx, id, now)
}
