import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { practiceCalendars } from '#server/db/schema/practices'
import type { Sealed } from '#server/sealed'
import { lockFacility } from './facility-keys.ts'
import { mostCalendars, removeCalendar } from './calendars.ts'
import { replaceCalendar, type CalendarReading } from './replace-calendar.ts'

/** A calendar that is to be read from now on. */
export type NewCalendar = {
  facilityId: number
  /** Null for one of everybody at the facility. */
  practitionerId: number | null
  /** Lower-case letters, digits and hyphens. */
  name: string
  address: Sealed
  host: string
  everyMinutes: number
  trustMinutes: number
}

/**
 * Stores a calendar that was just read, with what it says, where `isReplacing` in the place of the one of its name. Returns why not, or
 * nothing.
 */
export const addCalendar = (
  db: Database,
  { isReplacing, ...calendar }: NewCalendar & { isReplacing: boolean },
  reading: CalendarReading,
  now: Date,
): Promise<'taken' | 'full' | undefined> =>
  db.transaction(async (tx) => {
    const { facilityId, name } = calendar
    await lockFacility(tx, facilityId)
    if (isReplacing) await removeCalendar(tx, facilityId, name)
    const known = await tx
      .select({ name: practiceCalendars.name })
      .from(practiceCalendars)
      .where(eq(practiceCalendars.facilityId, facilityId))
    if (known.some((one) => one.name === name)) return 'taken'
    if (known.length >= mostCalendars) return 'full'
    const { knownAt } = reading
    const begun = { createdAt: now, dueAt: now, triedAt: now, readAt: knownAt, trustedUntil: knownAt, wholeAt: knownAt }
    const [added] = await tx
      .insert(practiceCalendars)
      .values({ ...calendar, ...begun, lastAnswer: 'read', digest: '', busy: 0 })
      .returning({ id: practiceCalendars.id })
    if (added) await replaceCalendar(tx, added, reading, now)
    return undefined
  })
