import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { createClaimRepository } from '../booking/claims.ts'
import { appointmentStates, mayBecome, reservationStates } from '../booking/states.ts'
import { expireAttempts } from './expire-unpaid.ts'
import type { ProviderPayment } from './payment-provider.ts'
import { createReceiptNumber } from './receipt-number.ts'
import { findSeller } from './seller.ts'
import { noteEvent } from '../practices/note-event.ts'
import { paymentStates } from './states.ts'

/** What a provider says of a payment; what went back of it is asked for where it matters. */
export type PaymentReport = Omit<ProviderPayment, 'refunded'> & { paymentId: string }

/** What became of a payment and the visit it is for; `stuck`: money that is to go back came to nothing as often as that is tried. */
export type Outcome = {
  tenantCode: string
  appointmentId: string
  paymentId: string
  became: 'booked' | 'given_back' | 'stuck'
}

type PaymentRow = typeof payments.$inferSelect
type VisitRow = typeof appointments.$inferSelect

/**
 * Does what follows from what a provider says of a payment, in the transaction `tx`; said again, or too late, it changes nothing that is
 * done. Money that comes in books the visit it is for while that awaits it, and also afterwards where its time is still free; else, and where
 * it is not what was asked for, it is to go back. Returns what became of the visit, where this call changed it.
 */
export async function applyState(tx: Database, said: PaymentReport, now: Date): Promise<Outcome | undefined> {
  const locked = await lockPayment(tx, said.paymentId)
  if (!locked) return undefined
  const { payment } = locked
  const one = eq(payments.id, payment.id)
  if (said.state === 'open') return undefined
  await tx.update(payments).set({ isClosed: true }).where(one)
  if (said.state === 'paid') return takeMoney(tx, locked, said, now)
  const status = said.state === 'declined' ? 'declined' : 'expired'
  await tx
    .update(payments)
    .set({ status })
    .where(and(one, mayBecome(payments.status, paymentStates, status)))
  return undefined
}

/** The appointment first: so does whoever cancels it. */
async function lockPayment(tx: Database, id: string): Promise<{ payment: PaymentRow; visit: VisitRow } | undefined> {
  const [known] = await tx.select({ of: payments.appointmentId }).from(payments).where(eq(payments.id, id))
  if (!known) return undefined
  const [visit] = await tx.select().from(appointments).where(eq(appointments.id, known.of)).for('update')
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return visit && payment && { payment, visit }
}

async function takeMoney(
  tx: Database,
  { payment, visit }: { payment: PaymentRow; visit: VisitRow },
  { amount, currency }: PaymentReport,
  now: Date,
): Promise<Outcome | undefined> {
  if (payment.paidAt !== null) return undefined
  const isWhole = amount === payment.amount && currency === payment.currency
  const isBooked = isWhole && (await giveVisit(tx, visit, now))
  const seller = await findSeller(tx, visit)
  const came = { paidAmount: amount, paidCurrency: currency, paidAt: now, receiptNumber: createReceiptNumber(), seller }
  const status = isBooked ? 'paid' : 'refund_due'
  await tx
    .update(payments)
    .set({ ...came, status, ...(!isBooked && { refundAmount: amount, dueAt: now }) })
    .where(and(eq(payments.id, payment.id), mayBecome(payments.status, paymentStates, status)))
  if (isBooked) {
    // Another attempt that is still open would be paid for nothing.
    const others = and(eq(payments.appointmentId, visit.id), ne(payments.id, payment.id))
    await expireAttempts(tx, others, now)
  }
  const { tenantCode, appointmentId, id: paymentId } = payment
  return { tenantCode, appointmentId, paymentId, became: isBooked ? 'booked' : 'given_back' }
}

/** Books a visit that awaits its payment, or whose time is free although nobody paid in time. Returns whether it is booked for this. */
async function giveVisit(tx: Database, visit: VisitRow, now: Date): Promise<boolean> {
  const reservationId =
    visit.status === 'awaiting_payment' ? await keepTime(tx, visit) : await claimAgain(tx, visit, now)
  if (reservationId === undefined) return false
  await tx
    .update(appointments)
    .set({ status: 'booked', reservationId })
    .where(and(eq(appointments.id, visit.id), mayBecome(appointments.status, appointmentStates, 'booked')))
  await noteEvent(tx, { appointmentId: visit.id, type: 'appointment.booked', now })
  return true
}

async function keepTime(tx: Database, { reservationId }: VisitRow): Promise<string | undefined> {
  const [kept] = await tx
    .update(reservations)
    .set({ status: 'booked', expiresAt: null })
    .where(and(eq(reservations.id, reservationId), mayBecome(reservations.status, reservationStates, 'booked')))
    .returning({ id: reservations.id })
  return kept?.id
}

async function claimAgain(tx: Database, visit: VisitRow, now: Date): Promise<string | undefined> {
  if (visit.status !== 'expired') return undefined
  const [old] = await tx.select().from(reservations).where(eq(reservations.id, visit.reservationId))
  if (!old || old.during.from <= now) return undefined
  const { exclusiveTo, during, ...offer } = old
  const claims = createClaimRepository(tx, visit.tenantCode)
  await claims.lockPractitioner(offer.practitionerId)
  await claims.freeExpired({ offer, during }, exclusiveTo, now)
  try {
    // In a savepoint: where the time is gone, the money still has to be written.
    return await tx.transaction((inner) =>
      createClaimRepository(inner, visit.tenantCode).book({ offer, during }, exclusiveTo, {
        status: 'booked',
        bookedAt: now,
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
