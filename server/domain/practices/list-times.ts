import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { busyTimes } from '#server/db/schema/practices'
import { freeStarts } from '../availability/free-starts.ts'
import type { Span } from '../availability/schedule.ts'
import { loadSchedules } from '../availability/schedules.ts'
import type { PracticeService } from './list-services.ts'

/**
 * A time of a service: free to be booked, booked, claimed for the time being (a hold, an offer, or a visit that is being paid), or busy by
 * what the practice's own system said.
 */
export type TimeStatus = 'free' | 'booked' | 'claimed' | 'busy'
export type PracticeTime = { status: TimeStatus; from: Date; to: Date }

type Wanted = { service: PracticeService; range: Span; now: Date }

/** More than anybody's calendar has in a month. */
const mostTaken = 5000

/**
 * Times of a service that begin in a range, in no order. Free ones are those of the practitioner's hours from now on; of what is taken, that
 * at this facility alone: a practitioner who is elsewhere is just not free.
 */
export async function listTimes(db: Database, { service, range, now }: Wanted): Promise<PracticeTime[]> {
  const scheduleOf = await loadSchedules(db, [service], { range, now })
  const ahead = { from: Math.max(range.from, now.getTime()), to: range.to }
  const free = freeStarts(scheduleOf(service), ahead).map((start): PracticeTime => ({
    ...{ status: 'free', from: new Date(start), to: new Date(start + service.durationMinutes * 60_000) },
  }))
  return [...free, ...(await listClaims(db, { service, range, now })), ...(await listBusy(db, service, range))]
}

const beginsIn = (during: typeof reservations.during | typeof busyTimes.during, { from, to }: Span) => {
  const [first, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
  return sql`${during} && tstzrange(${first}::timestamptz, ${end}::timestamptz) and lower(${during}) >= ${first}::timestamptz`
}

async function listClaims(db: Database, { service, range, now }: Wanted): Promise<PracticeTime[]> {
  const rows = await db
    .select({ status: reservations.status, during: reservations.during })
    .from(reservations)
    .where(
      and(
        eq(reservations.practitionerId, service.practitionerId),
        eq(reservations.facilityId, service.facilityId),
        beginsIn(reservations.during, range),
        or(
          inArray(reservations.status, ['booked', 'offered']),
          and(inArray(reservations.status, ['held', 'unpaid']), gt(reservations.expiresAt, now)),
        ),
      ),
    )
    .limit(mostTaken)
  return rows.map(({ status, during }) => ({ status: status === 'booked' ? 'booked' : 'claimed', ...during }))
}

async function listBusy(db: Database, service: PracticeService, range: Span): Promise<PracticeTime[]> {
  const rows = await db
    .selectDistinct({ during: busyTimes.during })
    .from(busyTimes)
    .where(
      and(
        eq(busyTimes.practitionerId, service.practitionerId),
        eq(busyTimes.facilityId, service.facilityId),
        beginsIn(busyTimes.during, range),
      ),
    )
    .limit(mostTaken)
  return rows.map(({ during }) => ({ status: 'busy', ...during }))
}
