import { bookingWindowDays } from '#contract/booking-window'
import type { Database } from '#server/db/open'
import { retryOnConflict } from '#server/db/retry-on-conflict'
import { openAddress } from '#server/domain/practices/calendar-address'
import { practitionersOf, type PracticeCalendar } from '#server/domain/practices/calendars'
import { readFacility } from '#server/domain/practices/find-in-directory'
import { replaceCalendar, scopeOf, tooMany, type CalendarReading } from '#server/domain/practices/replace-calendar'
import { settleUnchanged, settleUnread, takeCalendar } from '#server/domain/practices/take-calendar'
import type { FetchCalendar, Known } from './fetch-calendar.ts'
import type { ReadApart } from './read-apart.ts'

type Options = {
  db: Database
  /** Key of the server, by which addresses are sealed. */
  secret: Buffer
  fetch: FetchCalendar
  read: ReadApart
  clock: () => Date
}

/** What a calendar says, that it has not changed, or why that is not known, in a few words for operators. */
type Said = { kind: 'read'; reading: CalendarReading } | { kind: 'unchanged' } | { kind: 'failed'; answer: string }

/** Which calendar: of whom, where. */
type Place = Pick<PracticeCalendar, 'facilityId' | 'practitionerId'>

const day = 86_400_000
/** How many calendars are asked for at once, so that some that are slow keep nobody waiting. */
const atOnce = 6
/** Milliseconds after which no other is begun: other jobs wait meanwhile. */
const longestRound = 20_000
/** All of a calendar is read once in so long, changed or not: its rules go on, and zones change. */
const wholeAfter = day
/** Days beyond those that can be booked, until it is read again. */
const daysBeyond = 3

/** Reads practices' calendars, and has what they say in the place of what they said before. */
export function createCalendarPuller({ db, secret, fetch, read, clock }: Options) {
  let running: Promise<number> | undefined

  async function ask(address: string, place: Place, known?: Known): Promise<Said> {
    const knownAt = clock()
    const fetched = await fetch(address, known)
    if (fetched.kind !== 'whole') return fetched
    const facility = await readFacility(db, place.facilityId)
    const window = { from: knownAt.getTime() - day, to: knownAt.getTime() + (bookingWindowDays + daysBeyond) * day }
    const answer = await read({ bytes: fetched.bytes, timeZone: facility?.timeZone ?? 'UTC', window })
    if ('fault' in answer) return { kind: 'failed', answer: answer.fault }
    const blocks = answer.spans.map(({ from, to, number }) => ({
      ...{ from: new Date(from), to: new Date(to), appointmentNumber: number },
    }))
    const { etag, lastModified } = fetched
    const why = tooMany({ blocks }, (await practitionersOf(db, place)).length)
    if (why !== undefined) return { kind: 'failed', answer: why }
    return { kind: 'read', reading: { blocks, knownAt, etag, lastModified } }
  }

  /** Reads one calendar now. Returns why not, in a few words, or nothing. */
  async function pull(calendar: PracticeCalendar): Promise<string | undefined> {
    const knownAt = clock()
    const said = await askAgain(calendar, knownAt)
    const now = clock()
    if (said.kind === 'read')
      await retryOnConflict(() => db.transaction((tx) => replaceCalendar(tx, calendar, said.reading, now)))
    else if (said.kind === 'unchanged') await settleUnchanged(db, calendar, knownAt, now)
    else await settleUnread(db, calendar, said.answer, now)
    return said.kind === 'failed' ? said.answer : undefined
  }

  async function askAgain(calendar: PracticeCalendar, now: Date): Promise<Said> {
    let address
    try {
      address = openAddress(calendar.address, secret)
    } catch {
      return { kind: 'failed', answer: 'the address was sealed by another server secret' }
    }
    // Who has begun to work there, or does so no more, is no change of the calendar's.
    const isSameScope = calendar.digest.endsWith(` ${scopeOf(await practitionersOf(db, calendar))}`)
    const isRecent = now.getTime() - calendar.wholeAt.getTime() < wholeAfter
    return ask(address, calendar, isSameScope && isRecent ? calendar : undefined)
  }

  async function pullInTurns(endsAt: number, others: number): Promise<number> {
    let done = 0
    let beside: Promise<number> | undefined
    while (performance.now() < endsAt) {
      const calendar = await takeCalendar(db, clock())
      if (!calendar) break
      if (!beside && others > 0) {
        beside = pullInTurns(endsAt, others - 1)
        // Its failure is that of the round, unless this one fails first.
        beside.catch(() => {})
      }
      if ((await pull(calendar)) === undefined) done += 1
    }
    return done + ((await beside) ?? 0)
  }

  return {
    ask,
    pull,
    /** Reads what is due, one round at a time. Returns how many could be read. */
    pullDue: (): Promise<number> =>
      (running ??= pullInTurns(performance.now() + longestRound, atOnce - 1).finally(() => (running = undefined))),
    settled: async () => void (await running?.catch(() => {})),
  }
}

export type CalendarPuller = ReturnType<typeof createCalendarPuller>
