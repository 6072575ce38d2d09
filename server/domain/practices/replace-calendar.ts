import { createHash } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { busyTimes, practiceCalendars } from '#server/db/schema/practices'
import { createClaimRepository } from '../booking/claims.ts'
import { practitionersOf, type PracticeCalendar } from './calendars.ts'
import { putBusy } from './put-busy.ts'
import type { BusyBlock } from './read-busy-push.ts'

/** What a calendar said when it was read: everything that is busy from now on, as of when that was, and how to ask for changes of it. */
export type CalendarReading = {
  blocks: readonly BusyBlock[]
  knownAt: Date
  etag: string | null
  lastModified: string | null
}

/** How many busy times one calendar may have, and all of whose calendar it is together. */
const most = { blocks: 5000, rows: 100_000 } as const
/** What a calendar said before is replaced whatever time it was of. */
const always = { from: new Date(0), to: new Date('9999-01-01T00:00:00Z') }

/** Why busy times of a calendar are not stored; undefined where they are few enough. */
export function tooMany({ blocks }: Pick<CalendarReading, 'blocks'>, practitioners: number): string | undefined {
  if (blocks.length <= most.blocks && blocks.length * practitioners <= most.rows) return undefined
  return `it has too many busy times: ${blocks.length} of ${practitioners} practitioners`
}

/** What tells one state of a calendar from another; the second half whose it is. */
export const digestOf = (blocks: readonly BusyBlock[], practitionerIds: readonly number[]): string =>
  `${hash(blocks.map(({ from, to, appointmentNumber }) => [from, to, appointmentNumber]))} ${scopeOf(practitionerIds)}`

/** Of whom a calendar is, as `digestOf` has it. */
export const scopeOf = (practitionerIds: readonly number[]): string => hash(practitionerIds)

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 20)

/**
 * Puts what a calendar says in the place of what it said before, in the transaction `tx`, and notes that it was read. Holds and offers in busy
 * times end; appointments stay. Nothing happens where the calendar was removed meanwhile, or a newer reading was faster.
 */
export async function replaceCalendar(tx: Database, { id }: { id: string }, reading: CalendarReading, now: Date) {
  const [calendar] = await tx.select().from(practiceCalendars).where(eq(practiceCalendars.id, id)).for('update')
  if (!calendar || calendar.readAt > reading.knownAt) return
  const { blocks, knownAt, etag, lastModified } = reading
  const practitionerIds = await practitionersOf(tx, calendar)
  const digest = digestOf(blocks, practitionerIds)
  const isSame = digest === calendar.digest
  if (!isSame) await replaceBlocks(tx, calendar, { blocks, knownAt, practitionerIds, now })
  await tx
    .update(practiceCalendars)
    .set({
      ...noteOfReading(calendar, knownAt, now),
      ...{ wholeAt: knownAt, etag, lastModified, digest, busy: blocks.length },
      lastAnswer: isSame ? 'read, nothing is new' : 'read',
    })
    .where(eq(practiceCalendars.id, id))
}

type Blocks = Pick<CalendarReading, 'blocks' | 'knownAt'> & { practitionerIds: number[]; now: Date }

async function replaceBlocks(tx: Database, calendar: PracticeCalendar, said: Blocks): Promise<void> {
  const { blocks, knownAt, practitionerIds, now } = said
  const { id: calendarId, facilityId } = calendar
  await tx
    .delete(busyTimes)
    .where(and(eq(busyTimes.calendarId, calendarId), notInArray(busyTimes.practitionerId, practitionerIds)))
  const claims = createClaimRepository(tx, '')
  const range = { ...always, knownAt, blocks: [...blocks] }
  // In one order, two readings never wait for each other.
  for (const practitionerId of practitionerIds) {
    // Claims take the same lock: none comes between the blocks and what is found in them.
    await claims.lockPractitioner(practitionerId)
    await putBusy(tx, { facilityId, practitionerId, range, calendarId, now })
  }
}

/** What is known of a calendar once it was read. */
export const noteOfReading = ({ everyMinutes, trustMinutes }: PracticeCalendar, knownAt: Date, now: Date) => ({
  readAt: knownAt,
  trustedUntil: new Date(knownAt.getTime() + trustMinutes * 60_000),
  dueAt: new Date(now.getTime() + everyMinutes * 60_000),
  ...{ triedAt: now, failures: 0, takenUntil: null },
})
