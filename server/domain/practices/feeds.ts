import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gte, min, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceEvents, practiceFeeds } from '#server/db/schema/practices'
import { lockFacility } from './facility-keys.ts'
import { seal } from '#server/sealed'
import { feedKey, type FeedSecret } from './feed-secret.ts'

/** How a feed stands, and what waits. */
export type FeedState = {
  facilityId: number
  facility: string
  url: string
  waiting: number
  /** When the oldest that was not taken yet happened. */
  oldest: Date | undefined
  parked: number
  failures: number
  lastAnswer: string | undefined
  lastAnswerAt: Date | undefined
  nextAt: Date
}

/** The feed of one facility. Secrets are sealed with the server's own. */
export function createFeedRepository(db: Database, facilityId: number, { secret, now }: { secret: Buffer; now: Date }) {
  const own = eq(practiceFeeds.facilityId, facilityId)
  const createSecret = (): FeedSecret => `whsec_${randomBytes(32).toString('base64')}`
  return {
    /**
     * Tells the facility's system at an address from now on. Returns the secret of a new feed; undefined where one was there, which keeps
     * its secret and what waits.
     */
    set: (url: string): Promise<FeedSecret | undefined> =>
      db.transaction(async (tx) => {
        await lockFacility(tx, facilityId)
        const fresh = { url, dueAt: now, failures: 0 }
        const changed = await tx.update(practiceFeeds).set(fresh).where(own).returning({ url: practiceFeeds.url })
        if (changed.length > 0) return undefined
        const made = createSecret()
        await tx
          .insert(practiceFeeds)
          .values({ ...fresh, facilityId, secret: seal(made, feedKey(secret)), createdAt: now })
        return made
      }),
    /** Signs by a new secret, and by the one before as well until a time. Undefined where there is no feed. */
    rotate: (formerUntil: Date): Promise<FeedSecret | undefined> =>
      db.transaction(async (tx) => {
        await lockFacility(tx, facilityId)
        const [feed] = await tx.select().from(practiceFeeds).where(own)
        if (!feed) return undefined
        const made = createSecret()
        const sealed = seal(made, feedKey(secret))
        await tx.update(practiceFeeds).set({ secret: sealed, formerSecret: feed.secret, formerUntil }).where(own)
        return made
      }),
    /** Ends the feed; what waits is forgotten. Returns whether there was one. */
    remove: (): Promise<boolean> =>
      db.transaction(async (tx) => {
        await lockFacility(tx, facilityId)
        await tx.delete(practiceEvents).where(eq(practiceEvents.facilityId, facilityId))
        return (await tx.delete(practiceFeeds).where(own).returning({ url: practiceFeeds.url })).length > 0
      }),
    /**
     * Has everything told again that happened from a time on, taken or not, each with the id it had. Returns how many; undefined where
     * there is no feed.
     */
    replay: (since: Date): Promise<number | undefined> =>
      db.transaction(async (tx) => {
        await lockFacility(tx, facilityId)
        const woken = await tx.update(practiceFeeds).set({ dueAt: now, failures: 0 }).where(own).returning()
        if (woken.length === 0) return undefined
        const again = await tx
          .update(practiceEvents)
          .set({ status: 'waiting', attempts: 0, firstTriedAt: null, deliveredAt: null, dueAt: now })
          .where(and(eq(practiceEvents.facilityId, facilityId), gte(practiceEvents.occurredAt, since)))
          .returning({ id: practiceEvents.id })
        return again.length
      }),
  }
}

/** How feeds stand: of one facility, or those of all, whose system is away first; `limit` at most. */
export async function readFeeds(
  db: Database,
  { facilityId, limit }: { facilityId?: number; limit: number },
): Promise<FeedState[]> {
  const isOpen = sql`${practiceEvents.status} <> 'delivered'`
  const rows = await db
    .select({
      feed: practiceFeeds,
      facility: facilities.nameEn,
      waiting: sql<number>`(count(*) filter (where ${practiceEvents.status} = 'waiting'))::int`,
      parked: sql<number>`(count(*) filter (where ${practiceEvents.status} = 'parked'))::int`,
      oldest: min(practiceEvents.occurredAt),
    })
    .from(practiceFeeds)
    .innerJoin(facilities, eq(facilities.id, practiceFeeds.facilityId))
    .leftJoin(practiceEvents, and(eq(practiceEvents.facilityId, practiceFeeds.facilityId), isOpen))
    .where(facilityId === undefined ? undefined : eq(practiceFeeds.facilityId, facilityId))
    .groupBy(practiceFeeds.facilityId, facilities.id)
    .orderBy(desc(practiceFeeds.failures), asc(practiceFeeds.facilityId))
    .limit(limit)
  return rows.map(({ feed, facility, waiting, parked, oldest }) => ({
    ...{ facilityId: feed.facilityId, facility, url: feed.url, waiting, parked, oldest: oldest ?? undefined },
    failures: feed.failures,
    lastAnswer: feed.lastAnswer ?? undefined,
    lastAnswerAt: feed.lastAnswerAt ?? undefined,
    nextAt: feed.dueAt,
  }))
}
