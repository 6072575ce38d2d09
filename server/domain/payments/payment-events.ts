import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { paymentEvents, payments } from '#server/db/schema/payments'
import { problem } from '#server/errors'
import { applyState, type Outcome } from './apply-state.ts'
import type { PaymentNews } from './payment-provider.ts'
import { noteFailedRefund } from './failed-refunds.ts'

/**
 * Writes down what a provider says, before anything follows from it. Returns its id, undefined where it was said before. Throws `not_found`
 * for a payment that is not ours, and `validation_failed` for an amount that nobody can have paid, or a currency that is none.
 */
export async function noteNews(
  db: Database,
  provider: string,
  news: PaymentNews,
  now: Date,
): Promise<string | undefined> {
  const { reference, state, amount, currency } = news
  if (state === 'paid' && !(Number.isSafeInteger(amount) && amount > 0))
    throw problem('validation_failed', { fields: [{ path: '/amount', message: 'is no amount' }] })
  if (!/^[A-Z]{3}$/.test(currency))
    throw problem('validation_failed', { fields: [{ path: '/currency', message: 'is no currency' }] })
  const [known] = isUuid(reference)
    ? await db
        .select({ id: payments.id, providerId: payments.providerId })
        .from(payments)
        .where(and(eq(payments.id, reference), eq(payments.provider, provider)))
    : []
  if (!known) throw problem('not_found')
  if (news.state !== 'refund_failed') await keepName(db, known, news.providerId)
  const named =
    news.state === 'refund_failed'
      ? { eventId: `${news.refundId}:failed`, refundId: news.refundId }
      : { eventId: news.eventId }
  const [added] = await db
    .insert(paymentEvents)
    .values({ provider, ...named, paymentId: known.id, state, amount, currency, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added?.id
}

/** Whoever opened a payment may have been cut off before they could write down its name at the provider. Throws `not_found` for another. */
async function keepName(db: Database, known: { id: string; providerId: string | null }, providerId: string) {
  if ((known.providerId ?? providerId) !== providerId) throw problem('not_found')
  await db
    .update(payments)
    .set({ providerId })
    .where(and(eq(payments.id, known.id), isNull(payments.providerId)))
}

/** Applies an event in the transaction `tx`, once, whoever comes first. Returns what became of the visit. */
export async function applyEvent(tx: Database, id: string, now: Date): Promise<Outcome | undefined> {
  const [event] = await tx
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)))
    .returning()
  if (!event) return undefined
  const { state, refundId, ...said } = event
  if (state !== 'refund_failed') return applyState(tx, { ...said, state }, now)
  return refundId === null ? undefined : noteFailedRefund(tx, { paymentId: event.paymentId, refundId }, now)
}

/** Events that were written and not applied: whoever brought them was cut off. The oldest first, without those of `except`. */
export async function findUnapplied(db: Database, limit: number, except: string[] = []): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), notInArray(paymentEvents.id, except)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
