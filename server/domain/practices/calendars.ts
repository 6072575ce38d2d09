import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { facilities } from '#server/db/schema/facilities'
import { practiceCalendars } from '#server/db/schema/practices'
import { practiceLocations, practitioners } from '#server/db/schema/practitioners'

/** A calendar of a practice, as it is stored. */
export type PracticeCalendar = typeof practiceCalendars.$inferSelect

/** How a calendar stands; of its address no more than the host. */
export type CalendarState = Pick<
  PracticeCalendar,
  | 'facilityId'
  | 'practitionerId'
  | 'name'
  | 'host'
  | 'everyMinutes'
  | 'trustMinutes'
  | 'busy'
  | 'failures'
  | 'lastAnswer'
  | 'triedAt'
  | 'readAt'
  | 'trustedUntil'
> & {
  facility: string
  /** Whose it is; null of one for everybody at the facility. */
  practitioner: string | null
}

/** How many calendars a facility may have. */
export const mostCalendars = 100

/** How calendars stand: of one facility, or those of all; whose last reading is longest ago first, `limit` at most. */
export const readCalendars = (
  db: Database,
  { facilityId, limit }: { facilityId?: number; limit: number },
): Promise<CalendarState[]> =>
  db
    .select({
      facilityId: practiceCalendars.facilityId,
      facility: facilities.nameEn,
      practitionerId: practiceCalendars.practitionerId,
      practitioner: practitioners.nameEn,
      name: practiceCalendars.name,
      host: practiceCalendars.host,
      everyMinutes: practiceCalendars.everyMinutes,
      trustMinutes: practiceCalendars.trustMinutes,
      busy: practiceCalendars.busy,
      failures: practiceCalendars.failures,
      lastAnswer: practiceCalendars.lastAnswer,
      triedAt: practiceCalendars.triedAt,
      readAt: practiceCalendars.readAt,
      trustedUntil: practiceCalendars.trustedUntil,
    })
    .from(practiceCalendars)
    .innerJoin(facilities, eq(facilities.id, practiceCalendars.facilityId))
    .leftJoin(practitioners, eq(practitioners.id, practiceCalendars.practitionerId))
    .where(facilityId === undefined ? undefined : eq(practiceCalendars.facilityId, facilityId))
    .orderBy(desc(practiceCalendars.failures), asc(practiceCalendars.readAt), asc(practiceCalendars.name))
    .limit(limit)

/** The calendars of a facility, by name; or the one of a name. */
export const findCalendars = (db: Database, facilityId: number, name?: string): Promise<PracticeCalendar[]> =>
  db
    .select()
    .from(practiceCalendars)
    .where(
      and(
        eq(practiceCalendars.facilityId, facilityId),
        name === undefined ? undefined : eq(practiceCalendars.name, name),
      ),
    )
    .orderBy(asc(practiceCalendars.name))
    .limit(mostCalendars)

/** Ends a calendar; what it said is forgotten with it. Returns whether there was one. */
export async function removeCalendar(db: Database, facilityId: number, name: string): Promise<boolean> {
  const removed = await db
    .delete(practiceCalendars)
    .where(and(eq(practiceCalendars.facilityId, facilityId), eq(practiceCalendars.name, name)))
    .returning({ id: practiceCalendars.id })
  return removed.length > 0
}

/** Whose busy times a calendar has: its practitioner's, or those of everybody who works at the facility; by their number. */
export async function practitionersOf(
  db: Database,
  { facilityId, practitionerId }: Pick<PracticeCalendar, 'facilityId' | 'practitionerId'>,
): Promise<number[]> {
  if (practitionerId !== null) return [practitionerId]
  const rows = await db
    .select({ id: practitioners.id })
    .from(practiceLocations)
    .innerJoin(practitioners, eq(practitioners.id, practiceLocations.practitionerId))
    .where(and(eq(practiceLocations.facilityId, facilityId), isNull(practitioners.hiddenSince)))
    .orderBy(asc(practitioners.id))
  return rows.map(({ id }) => id)
}
