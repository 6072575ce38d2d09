import { and, desc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { eventLimits } from '#contract/settings'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { patients } from '#server/db/schema/patients'
import { practiceReads, type ReadResource } from '#server/db/schema/practices'
import type { FacilityKey } from './facility-keys.ts'

/** Which patients were read of, in a resource of which type, by which key. */
export type PatientRead = {
  key: Pick<FacilityKey, 'id' | 'name' | 'facility'>
  resource: ReadResource
  patientIds: readonly string[]
  now: Date
}

/** Most notes that are listed at once. */
export const mostReads = 500

const hourOf = (now: Date) => new Date(now.getTime() - (now.getTime() % 3_600_000))

/** From when on notes are kept: as long as what is noted of accounts. */
const oldest = (now: Date) => new Date(now.getTime() - eventLimits.days * 86_400_000)

/**
 * Notes that patients were read of: each once for a call, however much of it is about them. Calls of one hour by one key are counted in one
 * row, so that a system that asks all day leaves no more than that.
 */
export async function noteReads(db: Database, { key, resource, patientIds, now }: PatientRead): Promise<void> {
  const known = await db
    .select({ patientId: patients.id, tenantCode: patients.tenantCode })
    .from(patients)
    .where(inArray(patients.id, [...new Set(patientIds)].toSorted()))
  if (known.length === 0) return
  const of = { keyId: key.id, keyName: key.name, facilityId: key.facility.id, resource, hour: hourOf(now) }
  await db
    .insert(practiceReads)
    // In one order, two calls never wait for each other.
    .values(
      known
        .toSorted((one, other) => (one.patientId < other.patientId ? -1 : 1))
        .map((patient) => ({ ...patient, ...of, calls: 1, firstAt: now, lastAt: now })),
    )
    .onConflictDoUpdate({
      target: [practiceReads.keyId, practiceReads.patientId, practiceReads.resource, practiceReads.hour],
      set: { calls: sql`${practiceReads.calls} + 1`, lastAt: now },
    })
}

/** What was read at a facility, by hours, the latest first; `mostReads` at most. */
export const listReads = (db: Database, { facilityId, since }: { facilityId: number; since: Date }) =>
  db
    .select()
    .from(practiceReads)
    .where(and(eq(practiceReads.facilityId, facilityId), gt(practiceReads.lastAt, since)))
    .orderBy(desc(practiceReads.lastAt), practiceReads.patientId, practiceReads.resource)
    .limit(mostReads)

/** Notes about an account, and about those who booked with its phone before there was one. */
const isOfAccount = (db: Database, accountId: string): SQL =>
  inArray(
    practiceReads.patientId,
    db
      .select({ id: patients.id })
      .from(patients)
      .where(or(eq(patients.id, accountId), eq(patients.accountId, accountId))),
  )

const place = { nameEn: facilities.nameEn, nameAr: facilities.nameAr, nameId: facilities.nameId }

/** Days, in UTC, on which facilities read of an account, and when on each the last time was; the latest first. */
export async function listDaysOfReads(
  db: Database,
  { accountId, now, limit }: { accountId: string; now: Date; limit: number },
) {
  const lastAt = sql<Date>`max(${practiceReads.lastAt})`.mapWith(practiceReads.lastAt)
  return db
    .select({ ...place, lastAt })
    .from(practiceReads)
    .innerJoin(facilities, eq(facilities.id, practiceReads.facilityId))
    .where(and(isOfAccount(db, accountId), gt(practiceReads.lastAt, oldest(now))))
    .groupBy(facilities.id, sql`date_trunc('day', ${practiceReads.lastAt} at time zone 'utc')`)
    .orderBy(desc(lastAt), facilities.id)
    .limit(limit)
}

/** Everything that is noted of reading of an account, the latest first. */
export const listReadsOfAccount = (db: Database, { accountId, limit }: { accountId: string; limit: number }) =>
  db
    .select({ ...place, read: practiceReads })
    .from(practiceReads)
    .innerJoin(facilities, eq(facilities.id, practiceReads.facilityId))
    .where(isOfAccount(db, accountId))
    .orderBy(desc(practiceReads.lastAt), practiceReads.resource)
    .limit(limit)

/** Removes notes of what was read half a year ago. Returns how many. */
export async function forgetReads(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(practiceReads)
    .where(lte(practiceReads.lastAt, oldest(now)))
    .returning({ keyId: practiceReads.keyId })
  return gone.length
}
