import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { practiceCalendars } from '#server/db/schema/practices'
import type { PracticeCalendar } from './calendars.ts'
import { noteOfReading } from './replace-calendar.ts'
import { pauseAfter } from './retries.ts'

/** In seconds: longer than one reading takes. What is cut off with its server is read again after it. */
const leaseSeconds = 120

/** Takes the calendar that has been due longest. Undefined where no other server leaves one. */
export async function takeCalendar(db: Database, now: Date): Promise<PracticeCalendar | undefined> {
  const due = db
    .select({ id: practiceCalendars.id })
    .from(practiceCalendars)
    .where(
      and(
        lte(practiceCalendars.dueAt, now),
        or(isNull(practiceCalendars.takenUntil), lte(practiceCalendars.takenUntil, now)),
      ),
    )
    .orderBy(asc(practiceCalendars.dueAt), asc(practiceCalendars.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(practiceCalendars)
    .set({ takenUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(sql`${practiceCalendars.id} = (${due})`)
    .returning()
  return taken
}

/** Notes that a calendar has not changed since it was read: what it said is known as of now. */
export async function settleUnchanged(
  db: Database,
  calendar: PracticeCalendar,
  knownAt: Date,
  now: Date,
): Promise<void> {
  await db
    .update(practiceCalendars)
    .set({ ...noteOfReading(calendar, knownAt, now), lastAnswer: 'not changed' })
    .where(eq(practiceCalendars.id, calendar.id))
}

/** Notes that a calendar could not be read, and why: it is read again after a pause, which is no longer than it would be anyway. */
export async function settleUnread(db: Database, calendar: PracticeCalendar, answer: string, now: Date): Promise<void> {
  const failures = Math.min(calendar.failures + 1, 1000)
  const pause = Math.min(pauseAfter(failures, Math.random()), calendar.everyMinutes * 60_000)
  await db
    .update(practiceCalendars)
    .set({ failures, lastAnswer: answer, triedAt: now, dueAt: new Date(now.getTime() + pause), takenUntil: null })
    .where(eq(practiceCalendars.id, calendar.id))
}
