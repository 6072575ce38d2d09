import { and, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open'
import { reservations } from '#server/db/schema/appointments'
import { busySources, busyTimes, practiceCalendars } from '#server/db/schema/practices'
import { availabilityExceptions, availabilityRules } from '#server/db/schema/practitioners'
import type { Schedule, Span } from './schedule.ts'
import type { Offer } from './offers.ts'

/** A service as far as it decides when it can begin. */
export type TimedService = Pick<
  Offer,
  'practitionerId' | 'facilityId' | 'consultationType' | 'durationMinutes' | 'timeZone'
>

/** A hash of a hold's token or of a holder key, with its tenant. */
export type ShownHolder = { tenantCode: string; hash: string }

type Reading = {
  range: Span
  now: Date
  /** The caller's own holds, which do not count as taken. */
  holder?: ShownHolder | undefined
}

/**
 * Reads what decides when the offers are free: weekly rules, absences, held and booked times, and when practices say that somebody is busy.
 * Two queries, however many offers there are.
 *
 * @returns a function to the schedule of an offer.
 */
export async function loadSchedules(
  db: Database,
  offers: TimedService[],
  reading: Reading,
): Promise<(offer: TimedService) => Schedule> {
  const practitionerIds = [...new Set(offers.map(({ practitionerId }) => practitionerId))]
  if (practitionerIds.length === 0) return (offer) => toSchedule(offer, [], [])
  const rules = await findRules(db, practitionerIds, reading.now)
  const busy = await unionAll(
    findAbsences(db, practitionerIds, reading.range),
    findClaims(db, practitionerIds, reading),
    findBusyTimes(db, practitionerIds, reading.range),
  )
  return scheduleOf(rules, busy)
}

/** As above without what is held, booked or busy: what is offered at all, taken or not. */
export async function loadOfferedSchedules(
  db: Database,
  offers: TimedService[],
  { range, now }: Pick<Reading, 'range' | 'now'>,
): Promise<(offer: TimedService) => Schedule> {
  const practitionerIds = [...new Set(offers.map(({ practitionerId }) => practitionerId))]
  return scheduleOf(await findRules(db, practitionerIds, now), await findAbsences(db, practitionerIds, range))
}

type Rule = typeof availabilityRules.$inferSelect
type Busy = { practitionerId: number; during: { from: Date; to: Date } }

function scheduleOf(rules: Rule[], busy: Busy[]): (offer: TimedService) => Schedule {
  const rulesOf = grouped(rules)
  const busyOf = grouped(busy)
  return (offer) => toSchedule(offer, rulesOf.get(offer.practitionerId) ?? [], busyOf.get(offer.practitionerId) ?? [])
}

function toSchedule(
  { timeZone, durationMinutes, facilityId, consultationType }: TimedService,
  rules: Rule[],
  busy: Busy[],
): Schedule {
  return {
    timeZone,
    durationMinutes,
    rules: rules.filter((rule) => rule.facilityId === facilityId && rule.consultationTypes.includes(consultationType)),
    busy: busy.map(({ during }) => ({ from: during.from.getTime(), to: during.to.getTime() })),
  }
}

/** Hours, but for a place whose own system, or calendar, has not said for too long when the practitioner is busy: nothing is known to be free there. */
const findRules = (db: Database, practitionerIds: number[], now: Date) =>
  db
    .select()
    .from(availabilityRules)
    .where(
      and(
        inArray(availabilityRules.practitionerId, practitionerIds),
        notExists(
          db
            .select({ id: busySources.practitionerId })
            .from(busySources)
            .where(
              and(
                eq(busySources.practitionerId, availabilityRules.practitionerId),
                eq(busySources.facilityId, availabilityRules.facilityId),
                lte(busySources.trustedUntil, now),
              ),
            ),
        ),
        notExists(
          db
            .select({ id: practiceCalendars.id })
            .from(practiceCalendars)
            .where(
              and(
                eq(practiceCalendars.facilityId, availabilityRules.facilityId),
                or(
                  isNull(practiceCalendars.practitionerId),
                  eq(practiceCalendars.practitionerId, availabilityRules.practitionerId),
                ),
                lte(practiceCalendars.trustedUntil, now),
              ),
            ),
        ),
      ),
    )

const findBusyTimes = (db: Database, practitionerIds: number[], range: Span) =>
  db
    .select({ practitionerId: busyTimes.practitionerId, during: busyTimes.during })
    .from(busyTimes)
    .where(and(inArray(busyTimes.practitionerId, practitionerIds), sql`${busyTimes.during} && ${rangeAround(range)}`))

const findAbsences = (db: Database, practitionerIds: number[], range: Span) =>
  db
    .select({ practitionerId: availabilityExceptions.practitionerId, during: availabilityExceptions.during })
    .from(availabilityExceptions)
    .where(
      and(
        inArray(availabilityExceptions.practitionerId, practitionerIds),
        sql`${availabilityExceptions.during} && ${rangeAround(range)}`,
      ),
    )

const findClaims = (db: Database, practitionerIds: number[], { range, now, holder }: Reading) =>
  db
    .select({ practitionerId: reservations.practitionerId, during: reservations.during })
    .from(reservations)
    .where(
      and(
        inArray(reservations.practitionerId, practitionerIds),
        sql`${reservations.during} && ${rangeAround(range)}`,
        or(
          inArray(reservations.status, ['booked', 'offered']),
          and(
            inArray(reservations.status, ['held', 'unpaid']),
            gt(reservations.expiresAt, now),
            holder &&
              or(
                ne(reservations.tenantCode, holder.tenantCode),
                and(isNot(reservations.holdTokenHash, holder.hash), isNot(reservations.holderKeyHash, holder.hash)),
              ),
          ),
        ),
      ),
    )

const isNot = (column: PgColumn, hash: string) => sql`${column} is distinct from ${hash}`

/** A visit that starts in the range may end after it: the longest is four hours. */
function rangeAround({ from, to }: Span) {
  const fourHours = 4 * 3_600_000
  return sql`tstzrange(${new Date(from).toISOString()}::timestamptz, ${new Date(to + fourHours).toISOString()}::timestamptz)`
}

function grouped<T extends { practitionerId: number }>(rows: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.practitionerId)
    if (group) group.push(row)
    else groups.set(row.practitionerId, [row])
  }
  return groups
}
