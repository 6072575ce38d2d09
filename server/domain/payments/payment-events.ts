import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { paymentEvents, payments } from '#server/db/schema/payments'
import { problem } from '#server/errors'
import { applyState, type Outcome } from './apply-state.ts'
import type { PaymentNews } from './payment-provider.ts'

/**
 * Writes down what a provider says, before anything follows from it. Returns its id, undefined where it was said before. Throws `not_found`
 * for a payment that is not ours, and `validation_failed` for an amount that nobody can have paid, or a currency that is none.
 */
export async function noteNews(
  db: Database,
  provider: string,
  { eventId, reference, providerId, state, amount, currency }: PaymentNews,
  now: Date,
): Promise<string | undefined> {
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
  if (!known || (known.providerId ?? providerId) !== providerId) throw problem('not_found')
  // Whoever opened it may have been cut off before they could write it down.
  await db
    .update(payments)
    .set({ providerId })
    .where(and(eq(payments.id, known.id), isNull(payments.providerId)))
  const [added] = await db
    .insert(paymentEvents)
    .values({ provider, eventId, paymentId: known.id, state, amount, currency, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added?.id
}

/** Applies an event in the transaction `tx`, once, whoever comes first. Returns what became of the visit. */
export async function applyEvent(tx: Database, id: string, now: Date): Promise<Outcome | undefined> {
  const [event] = await tx
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)))
    .returning()
  return event && applyState(tx, event, now)
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
