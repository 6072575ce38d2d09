import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { practiceEvents } from '#server/db/schema/practices'
import { pauseAfter, triedFor } from './retries.ts'
import type { PracticeEvent } from './take-feed.ts'

/** Writes down that an event was taken. */
export async function settleTaken(db: Database, { id }: PracticeEvent, answer: string, now: Date): Promise<void> {
  await db
    .update(practiceEvents)
    .set({ status: 'delivered', deliveredAt: now, lastAnswer: answer })
    .where(eq(practiceEvents.id, id))
}

/** Writes down that an event was not taken: it is tried again, or parked after three days, until somebody has it told again. */
export async function settleFailed(db: Database, event: PracticeEvent, answer: string, now: Date): Promise<void> {
  const { id, attempts, firstTriedAt } = event
  const since = firstTriedAt ?? now
  const isOver = now.getTime() - since.getTime() >= triedFor
  await db
    .update(practiceEvents)
    .set({
      attempts: attempts + 1,
      firstTriedAt: since,
      lastAnswer: answer,
      dueAt: new Date(now.getTime() + pauseAfter(attempts + 1, Math.random())),
      ...(isOver && { status: 'parked' as const }),
    })
    .where(and(eq(practiceEvents.id, id), eq(practiceEvents.status, 'waiting')))
}

/** How long events are kept, in days: taken ones to be told again, others longer. */
const keptDays = { taken: 30, other: 90 } as const

/** Removes events that were taken a month ago, and those that nobody took for a quarter of a year. Returns how many. */
export async function forgetEvents(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const taken = await db
    .delete(practiceEvents)
    .where(and(eq(practiceEvents.status, 'delivered'), lt(practiceEvents.deliveredAt, daysAgo(keptDays.taken))))
    .returning({ id: practiceEvents.id })
  const others = await db
    .delete(practiceEvents)
    .where(and(ne(practiceEvents.status, 'delivered'), lt(practiceEvents.occurredAt, daysAgo(keptDays.other))))
    .returning({ id: practiceEvents.id })
  return taken.length + others.length
}
