import { and, eq } from 'drizzle-orm'
import type { PaymentMethod, PrepaidMethod } from '#contract/payment-methods'
import type { ConsultationType } from '#contract/directory'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { appointmentStates, mayBecome, reservationStates } from '../booking/states.ts'
import { endIfDue } from './end-if-due.ts'
import { expireAttempts } from './expire-unpaid.ts'
import { noteEvent } from '../practices/note-event.ts'
import { findPaymentWays, refuseMethod } from './payment-options.ts'

type Choice = {
  tenant: Tenant
  id: string
  method: Exclude<PaymentMethod, PrepaidMethod>
  provided: readonly PrepaidMethod[]
  now: Date
}

/** What became of an appointment by the call. */
export type Settled = 'booked' | 'unchanged' | 'expired'

/**
 * Books an appointment that awaits its payment to be settled at the visit after all, in the transaction `tx`; what is paid for it from now on
 * goes back. One whose time to pay is over ends instead, which the caller commits before it refuses (`expired`); one that is booked stays as it is.
 *
 * Throws what `refuseMethod` throws, `not_found`, `payment_expired`, `appointment_cancelled`.
 */
export async function settleAtVisit(tx: Database, { tenant, id, method, provided, now }: Choice): Promise<Settled> {
  const [visit] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenant.code), eq(appointments.id, id)))
    .for('update')
  if (!visit) throw problem('not_found')
  if (visit.status === 'expired') throw problem('payment_expired')
  if (visit.status === 'cancelled') throw problem('appointment_cancelled')
  if (visit.status !== 'awaiting_payment') return 'unchanged'
  if (await endIfDue(tx, visit.reservationId, now)) return 'expired'

  const claim = eq(reservations.id, visit.reservationId)
  const [place] = await tx.select().from(reservations).where(claim)
  if (!place) throw problem('not_found')
  // Written from a slot that had one of the three.
  const consultationType = visit.consultationType as ConsultationType
  const offer = { ...place, consultationType, fee: visit.feeAmount }
  refuseMethod(method, await findPaymentWays(tx, { tenant, offer, provided }))
  await tx
    .update(reservations)
    .set({ status: 'booked', expiresAt: null })
    .where(and(claim, mayBecome(reservations.status, reservationStates, 'booked')))
  await tx
    .update(appointments)
    .set({ status: 'booked', paymentMethod: method })
    .where(and(eq(appointments.id, id), mayBecome(appointments.status, appointmentStates, 'booked')))
  await noteEvent(tx, { appointmentId: id, type: 'appointment.booked', now })
  await expireAttempts(tx, eq(payments.appointmentId, id), now)
  return 'booked'
}
