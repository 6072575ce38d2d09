import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { payments } from '#server/db/schema/payments'
import type { Attempt } from '#server/domain/payments/begin-attempt'
import { noteFreed } from '#server/domain/earlier-offers/freed-slots'
import { expireUnpaid } from '#server/domain/payments/expire-unpaid'
import { applyEvent, findUnapplied } from '#server/domain/payments/payment-events'
import { markRefunded } from '#server/domain/payments/refund-payment'
import { findUntold } from './notify-of-expiry.ts'
import { problem } from '#server/errors'
import { mostFailedRefunds } from '#server/domain/payments/failed-refunds'
import { reconcileAfter, type Collector } from './collector.ts'

/** How many of each kind were seen to. */
export type Reconciled = { expired: number; applied: number; asked: number; refunded: number }

/** Most of a kind in one run; the next one goes on. */
const most = 100
/** Most events in one run, in which those that fail each time are counted too. */
const mostEvents = 1000
/** A refund that was not taken is tried again after so many minutes, then twice as long, up to a quarter of a day. */
const refundAgainMinutes = 2
const longestMinutes = 360
/** By then it is as long as that; the power of a number without a bound would be too large for the database one day. */
const mostDoublings = 12
/** Counted no further, or the column would overflow. */
const mostTries = 1000

/**
 * Brings payments and visits to agree with the provider: ends what was not paid in time, applies what was written and not applied, asks for
 * what is open, closes what nobody may pay any more, and gives back what is due. Each can be done twice, by two servers at once.
 */
export async function reconcile(collector: Collector): Promise<Reconciled> {
  const { db, clock } = collector
  const expired = await db.transaction(async (tx) => {
    const ended = await expireUnpaid(tx, undefined, clock())
    for (const { reservationId } of ended) await noteFreed(tx, reservationId, clock())
    return ended
  })
  const applied = await applyUnapplied(collector)
  const asked = await seeToDue(collector, ['pending', 'declined', 'expired'], (attempt) => settle(collector, attempt))
  // After the provider was asked: what was paid a moment before is booked, and no message says otherwise.
  await notifyOfExpiries(collector)
  let refunded = 0
  await seeToDue(collector, ['refund_due'], async (attempt) => {
    if (await giveBack(collector, attempt)) refunded += 1
  })
  return { expired: expired.length, applied, asked, refunded }
}

/**
 * Sees to attempts that are due, one after the other, until none is or the time for it is over: a provider that hangs keeps no other job
 * waiting for long, and who was not reached comes first in the next run. Returns how many were seen to.
 */
async function seeToDue(
  collector: Collector,
  statuses: Attempt['status'][],
  seeTo: (attempt: Attempt) => Promise<void>,
): Promise<number> {
  const isOver = AbortSignal.timeout(collector.longest.calls)
  let seen = 0
  while (seen < most && !isOver.aborted) {
    const attempt = await takeDue(collector, statuses)
    if (!attempt) break
    await seeTo(attempt)
    seen += 1
  }
  return seen
}

/** Applies what was written and not applied; what cannot be applied is passed over, and does not keep what came after it from it. */
async function applyUnapplied({ db, clock, inTransaction, onFailure }: Collector): Promise<number> {
  const failed: string[] = []
  let applied = 0
  while (applied + failed.length < mostEvents) {
    const found = await findUnapplied(db, most, failed)
    for (const id of found) {
      try {
        await inTransaction((tx) => applyEvent(tx, id, clock()))
        applied += 1
      } catch (failure) {
        onFailure(failure, 'an event of a payment was not applied')
        failed.push(id)
      }
    }
    if (found.length < most) break
  }
  return applied
}

/** Tells patients whose visits were not paid in time; one that cannot be told now does not keep the others from it. */
async function notifyOfExpiries({ db, clock, notifyOfExpiry, told, onFailure }: Collector): Promise<void> {
  let hasTold = false
  for (const id of await findUntold(db, most, clock())) {
    try {
      if (await db.transaction((tx) => notifyOfExpiry(tx, id))) hasTold = true
    } catch (failure) {
      onFailure(failure, 'a patient was not told that a visit was not paid in time')
    }
  }
  if (hasTold) told()
}

/** Takes what has been due the longest, for a while in which no other server does. */
async function takeDue(
  { db, provider, clock }: Collector,
  statuses: Attempt['status'][],
): Promise<Attempt | undefined> {
  const now = clock()
  const isRefund = statuses.includes('refund_due')
  const isDue = and(
    eq(payments.provider, provider.name),
    inArray(payments.status, statuses),
    lte(payments.dueAt, now),
    // What is closed at the provider can only owe money.
    isRefund ? undefined : eq(payments.isClosed, false),
  )
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .where(isDue)
    .orderBy(asc(payments.dueAt))
    .limit(1)
    // What another server is taking, or changing, it sees to: two that wait for each other's rows would deadlock.
    .for('update', { skipLocked: true })
  const again = isRefund
    ? sql`least(${refundAgainMinutes * 60_000} * power(2, least(${payments.refundTries}, ${mostDoublings})), ${longestMinutes * 60_000})`
    : sql`${reconcileAfter}::float8`
  const [taken] = await db
    .update(payments)
    .set({
      dueAt: sql`${now.toISOString()}::timestamptz + interval '1 millisecond' * ${again}`,
      ...(isRefund && { refundTries: sql`least(${payments.refundTries} + 1, ${mostTries})` }),
    })
    // Not `in`: PostgreSQL may look for that once for each row, and would take more than one.
    .where(and(eq(payments.id, sql`(${found})`), isDue))
    .returning()
  return taken
}

/** Asks what became of an attempt; one that nobody may pay any more is closed. */
async function settle(collector: Collector, attempt: Attempt): Promise<void> {
  const { db, provider, onFailure } = collector
  const { id, providerId, status } = attempt
  if (providerId === null) {
    // The provider does not know it: there is nothing to close.
    await db.update(payments).set({ isClosed: true }).where(eq(payments.id, id))
    return
  }
  try {
    const said = status === 'expired' ? await provider.close(providerId) : await provider.read(providerId)
    await collector.apply({ paymentId: id, ...said })
  } catch (failure) {
    onFailure(failure, 'a payment could not be reconciled')
  }
}

/**
 * Gives money back. After an attempt that may have been cut off the provider is asked first whether it has. Where refunds came to nothing too
 * often, none is ordered any more: somebody gives the money back at the provider, which is noticed here.
 */
async function giveBack(collector: Collector, attempt: Attempt): Promise<boolean> {
  const { db, provider, clock, onFailure } = collector
  const { id, providerId, refundAmount, paidCurrency, currency, refundTries, failedRefunds } = attempt
  if (providerId === null || refundAmount === null) return false
  try {
    const isDone = refundTries > 1 && (await provider.read(providerId)).refunded >= refundAmount
    if (isDone) return await db.transaction((tx) => markRefunded(tx, id, undefined, clock()))
    if (failedRefunds >= mostFailedRefunds) return false
    const amount = { amount: refundAmount, currency: paidCurrency ?? currency }
    // One that failed keeps its key for itself.
    const key = failedRefunds === 0 ? `${id}:refund` : `${id}:refund:${failedRefunds}`
    const { refundId, hasFailed } = await provider.refund({ ...amount, providerId, reference: id, key })
    if (!hasFailed) return await db.transaction((tx) => markRefunded(tx, id, refundId, clock()))
    await collector.note({ ...amount, reference: id, refundId, state: 'refund_failed' })
    throw problem('payment_unavailable')
  } catch (failure) {
    onFailure(failure, 'a refund was not taken')
    return false
  }
}
