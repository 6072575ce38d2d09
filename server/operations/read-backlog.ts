import { and, count, eq, gte, inArray, lte, min } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { payments } from '#server/db/schema/payments'
import { outgoingMessages } from '#server/db/schema/requests'
import { mostFailedRefunds } from '#server/domain/payments/failed-refunds'

/** What waits to be done. Counts and times alone: nothing of a person. */
export type Backlog = {
  /** Messages that no gateway has accepted, and since when the first of them waits. */
  messages: number
  messagesSince: Date | undefined
  /** Slots that are held at present, and holds that ran out and are still to be removed. */
  holds: number
  expiredHolds: number
  /** Attempts to pay that are open, and money that is still to be given back, and since when the first of it was paid. */
  openPayments: number
  dueRefunds: number
  dueRefundsSince: Date | undefined
  /** Of these, those that came to nothing after the provider had taken them, and those that people have to see to. */
  failedRefunds: number
  givenUpRefunds: number
  /** Earlier times that are offered and not answered. */
  openOffers: number
}

/** Counts what waits in the database. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const [messages] = await db.select({ total: count(), since: min(outgoingMessages.createdAt) }).from(outgoingMessages)
  const held = eq(reservations.status, 'held')
  const holds = await db.$count(reservations, held)
  const expiredHolds = await db.$count(reservations, and(held, lte(reservations.expiresAt, now)))
  const [refunds] = await db
    .select({ total: count(), since: min(payments.paidAt) })
    .from(payments)
    .where(eq(payments.status, 'refund_due'))
  const failed = (times: number) =>
    db.$count(payments, and(eq(payments.status, 'refund_due'), gte(payments.failedRefunds, times)))
  return {
    failedRefunds: await failed(1),
    givenUpRefunds: await failed(mostFailedRefunds),
    openPayments: await db.$count(payments, inArray(payments.status, ['created', 'pending'])),
    dueRefunds: refunds?.total ?? 0,
    dueRefundsSince: refunds?.since ?? undefined,
    openOffers: await db.$count(earlierOffers, eq(earlierOffers.status, 'open')),
    messages: messages?.total ?? 0,
    messagesSince: messages?.since ?? undefined,
    holds: holds - expiredHolds,
    expiredHolds,
  }
}
