import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PrepaidMethod } from '#contract/payment-methods'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'
import { mayBecome } from '../booking/states.ts'
import { addPayment } from './add-payment.ts'
import { endIfDue } from './end-if-due.ts'
import { toMoney } from './minor-units.ts'
import { paymentStates } from './states.ts'

/** An attempt to pay, as it stands in its table. */
export type Attempt = typeof payments.$inferSelect

type Beginning = {
  tenantCode: string
  appointmentId: string
  method: PrepaidMethod
  /** Who takes payments now. */
  provider: string
  now: Date
}

/**
 * The attempt by which an appointment is paid now, in the transaction `tx`: the one that is open, which may be by another method or provider
 * and is to be closed first, else a new one after a decline. With it, until when it can be paid. Undefined where the appointment awaits no payment, or no
 * more: where its time is over, it ends here.
 */
export async function beginAttempt(
  tx: Database,
  { tenantCode, appointmentId, method, provider, now }: Beginning,
): Promise<{ attempt: Attempt; until: Date } | undefined> {
  const until = await lockUnpaid(tx, { tenantCode, appointmentId, now })
  if (!until) return undefined
  const [last] = await tx
    .select()
    .from(payments)
    .where(eq(payments.appointmentId, appointmentId))
    .orderBy(desc(inArray(payments.status, ['created', 'pending'])), desc(payments.createdAt))
    .limit(1)
  if (!last) return undefined
  if (isOpen(last)) return { attempt: last, until }
  const { link, country, amount, currency } = last
  const origin = { provider, link, country }
  const fee = toMoney({ amount, currency })
  const id = await addPayment(tx, { ...origin, tenantCode, appointmentId, method, fee, now })
  await tx.update(appointments).set({ paymentMethod: method }).where(eq(appointments.id, appointmentId))
  const [attempt] = await tx.select().from(payments).where(eq(payments.id, id))
  return attempt && { attempt, until }
}

/** Whether an attempt can still be paid at its provider, as far as is known here. */
export const isOpen = ({ status }: Pick<Attempt, 'status'>): boolean => status === 'created' || status === 'pending'

/** Until when an appointment can be paid, which is locked here; undefined where it awaits no payment. */
async function lockUnpaid(
  tx: Database,
  { tenantCode, appointmentId, now }: Omit<Beginning, 'method' | 'provider'>,
): Promise<Date | undefined> {
  const [visit] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, appointmentId)))
    .for('update')
  if (visit?.status !== 'awaiting_payment') return undefined
  if (await endIfDue(tx, visit.reservationId, now)) return undefined
  const ofVisit = eq(reservations.id, visit.reservationId)
  const [claim] = await tx.select({ until: reservations.expiresAt }).from(reservations).where(ofVisit)
  return claim?.until ?? undefined
}

/**
 * Writes down as what the provider knows an attempt, and where it is paid. One that ended meanwhile is written as well, so that it can be
 * closed there.
 */
export async function noteOpened(
  tx: Database,
  id: string,
  opened: { providerId: string; redirectUrl: string | null; dueAt: Date },
): Promise<void> {
  const one = eq(payments.id, id)
  await tx
    .update(payments)
    .set({ status: 'pending' })
    .where(and(one, mayBecome(payments.status, paymentStates, 'pending')))
  await tx
    .update(payments)
    .set({ ...opened, isClosed: false })
    .where(and(one, isNull(payments.providerId)))
}

/** Where the patient goes after paying an attempt: what the first call that opened it said, which is written here. */
export async function keepReturn(db: Database, id: string, returnUrl: string): Promise<string> {
  const [kept] = await db
    .update(payments)
    .set({ returnUrl: sql`coalesce(${payments.returnUrl}, ${returnUrl})` })
    .where(eq(payments.id, id))
    .returning({ returnUrl: payments.returnUrl })
  return kept?.returnUrl ?? returnUrl
}
