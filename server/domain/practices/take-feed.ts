import { and, asc, eq, exists, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open'
import { practiceEvents, practiceFeeds } from '#server/db/schema/practices'

/** A feed that a server has to itself for a while. */
export type TakenFeed = typeof practiceFeeds.$inferSelect
/** What is told of, as it is stored. */
export type PracticeEvent = typeof practiceEvents.$inferSelect

/** In seconds: longer than a turn of one feed takes. What is cut off with its server goes on after it. */
const leaseSeconds = 90

const earlier = alias(practiceEvents, 'earlier')

/** What is due of a facility. Of one appointment, a later event waits until the earlier ones are taken. */
const isDue = (db: Database, now: Date) =>
  and(
    ...[eq(practiceEvents.status, 'waiting'), lte(practiceEvents.dueAt, now)],
    notExists(
      db
        .select({ id: earlier.id })
        .from(earlier)
        .where(
          and(
            eq(earlier.appointmentId, practiceEvents.appointmentId),
            eq(earlier.facilityId, practiceEvents.facilityId),
            ne(earlier.status, 'delivered'),
            lt(earlier.position, practiceEvents.position),
          ),
        ),
    ),
  )

/** Takes the feed that has waited longest of those with something due. Undefined where no other server leaves one. */
export async function takeFeed(db: Database, now: Date): Promise<TakenFeed | undefined> {
  const due = db
    .select({ facilityId: practiceFeeds.facilityId })
    .from(practiceFeeds)
    .where(
      and(
        lte(practiceFeeds.dueAt, now),
        or(isNull(practiceFeeds.takenUntil), lte(practiceFeeds.takenUntil, now)),
        exists(
          db
            .select({ id: practiceEvents.id })
            .from(practiceEvents)
            .where(and(eq(practiceEvents.facilityId, practiceFeeds.facilityId), isDue(db, now))),
        ),
      ),
    )
    .orderBy(asc(practiceFeeds.dueAt), asc(practiceFeeds.facilityId))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(practiceFeeds)
    .set({ takenUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(sql`${practiceFeeds.facilityId} = (${due})`)
    .returning()
  return taken
}

/** The next event of a facility that is due, in the order in which they happened. */
export async function nextEvent(db: Database, facilityId: number, now: Date): Promise<PracticeEvent | undefined> {
  const [event] = await db
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.facilityId, facilityId), isDue(db, now)))
    .orderBy(asc(practiceEvents.position))
    .limit(1)
  return event
}

/** Gives a feed back, after its turn, with what is known of it now. */
export async function giveBack(
  db: Database,
  facilityId: number,
  change: Partial<Pick<TakenFeed, 'dueAt' | 'failures' | 'lastAnswer' | 'lastAnswerAt'>>,
): Promise<void> {
  await db
    .update(practiceFeeds)
    .set({ ...change, takenUntil: null })
    .where(eq(practiceFeeds.facilityId, facilityId))
}
