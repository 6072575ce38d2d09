import { asc, eq, min, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { busySources } from '#server/db/schema/practices'

/** A facility whose own system says when its practitioners are busy. */
export type BusySourceReport = {
  facilityId: number
  facility: string
  practitioners: number
  /** Of how many it has said nothing for too long: they are not offered there. */
  outdated: number
  /** As of when the oldest of it is known. */
  oldest: Date | undefined
}

/** Facilities that push busy times, those that are longest silent first; `limit` at most. */
export async function readBusySources(db: Database, now: Date, limit: number): Promise<BusySourceReport[]> {
  const oldest = min(busySources.knownAt)
  const rows = await db
    .select({
      facilityId: facilities.id,
      facility: facilities.nameEn,
      practitioners: sql<number>`count(*)::int`,
      outdated: sql<number>`(count(*) filter (where ${busySources.trustedUntil} <= ${now.toISOString()}::timestamptz))::int`,
      oldest,
    })
    .from(busySources)
    .innerJoin(facilities, eq(facilities.id, busySources.facilityId))
    .groupBy(facilities.id)
    .orderBy(asc(oldest))
    .limit(limit)
  return rows.map((row) => ({ ...row, oldest: row.oldest ?? undefined }))
}
