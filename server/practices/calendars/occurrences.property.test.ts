import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantAt, localTimeOf } from '#contract/instant-at'
import { calendarOf, eventOf } from '#tests/support/calendar-samples'
import { readCalendar } from './read-calendar.ts'

const day = 86_400_000
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
/** Around the days on which the clocks of the first two are put back and forward. */
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Dubai'] as const

/** A series that begins at nine or so, by the clock of a zone. */
const series = fc.record({
  zone: fc.constantFrom(...zones),
  /** Days after 1 September 2026. */
  first: fc.integer({ min: 0, max: 150 }),
  hour: fc.integer({ min: 4, max: 20 }),
  minutes: fc.constantFrom(15, 45, 90),
  freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
  interval: fc.integer({ min: 1, max: 4 }),
  by: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
  end: fc.oneof(
    fc.constant({}),
    fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ until: fc.integer({ min: 0, max: 200 }) }),
  ) as fc.Arbitrary<{ count?: number; until?: number }>,
  left: fc.uniqueArray(fc.integer({ min: 0, max: 10 }), { maxLength: 3 }),
})
type Series = typeof series extends fc.Arbitrary<infer One> ? One : never

const dateOf = (days: number) => new Date(Date.UTC(2026, 8, 1) + days * day)
const weekdayOf = (date: Date) => (date.getUTCDay() + 6) % 7
const two = (number: number) => String(number).padStart(2, '0')
const startOn = ({ zone, hour }: Series, date: Date) =>
  Date.parse(instantAt(`${date.toISOString().slice(0, 10)}T${two(hour)}:00`, zone)!)
const basic = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '')

/** The days of the month on which a monthly one is, all of which every month has. */
const monthDaysOf = ({ by }: Series, start: Date) => [...new Set([start.getUTCDate(), ...by.map((one) => one * 3 + 1)])]
const weekdaysOf = ({ by }: Series, start: Date) => [...new Set([weekdayOf(start), ...by])]

/** Day by day: is it one of the series? */
function enumerate(one: Series): number[] {
  const start = dateOf(one.first)
  const weekOf = (date: Date) => Math.floor((date.getTime() / day + 3) / 7)
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  const isOne = (date: Date) => {
    if (one.freq === 'DAILY') return ((date.getTime() - start.getTime()) / day) % one.interval === 0
    if (one.freq === 'WEEKLY')
      return (weekOf(date) - weekOf(start)) % one.interval === 0 && weekdaysOf(one, start).includes(weekdayOf(date))
    return (monthOf(date) - monthOf(start)) % one.interval === 0 && monthDaysOf(one, start).includes(date.getUTCDate())
  }
  const found: Date[] = []
  for (let after = 0; after < 500; after++) {
    const date = dateOf(one.first + after)
    if (found.length === one.end.count || (one.end.until !== undefined && after > one.end.until)) break
    if (isOne(date)) found.push(date)
  }
  return found.filter((_, index) => !one.left.includes(index)).map((date) => startOn(one, date))
}

function toLines(one: Series): string[] {
  const start = dateOf(one.first)
  const at = (date: Date) => `${basic(date)}T${two(one.hour)}0000`
  const until = one.end.until === undefined ? undefined : startOn(one, dateOf(one.first + one.end.until))
  const end = until === undefined ? '' : `;UNTIL=${new Date(until).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const parts = {
    DAILY: '',
    WEEKLY: `;BYDAY=${weekdaysOf(one, start)
      .map((weekday) => weekdays[weekday])
      .join()}`,
    MONTHLY: `;BYMONTHDAY=${monthDaysOf(one, start).join()}`,
  }
  const all = enumerate({ ...one, left: [] })
  const left = one.left.flatMap((index) => all[index] ?? [])
  return eventOf(
    ...['UID:1', `DTSTART;TZID=${one.zone}:${at(start)}`, `DURATION:PT${one.minutes}M`],
    `RRULE:FREQ=${one.freq};INTERVAL=${one.interval}${parts[one.freq]}${one.end.count ? `;COUNT=${one.end.count}` : ''}${end}`,
    ...left.map((instant) => `EXDATE:${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
  )
}

it('busy times of a series are those of looking at each day', () => {
  const window = { from: Date.parse('2026-09-20T00:00:00Z'), to: Date.parse('2027-04-20T00:00:00Z') }
  fc.assert(
    fc.property(series, (one) => {
      // A month has no 31st, and what the standard says of that is for examples.
      fc.pre(one.freq !== 'MONTHLY' || dateOf(one.first).getUTCDate() <= 28)
      const spans = readCalendar({ bytes: calendarOf(...toLines(one)), timeZone: 'Asia/Jakarta', window })
      const expected = enumerate(one)
        .map((from) => ({ from: Math.max(from, window.from), to: Math.min(from + one.minutes * 60_000, window.to) }))
        .filter(({ from, to }) => from < to)
      expect(spans).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})

it('what is changed from one time on is moved and as long from there, and no earlier', () => {
  const changes = fc.record({
    index: fc.nat({ max: 12 }),
    by: fc.integer({ min: -4, max: 3 }),
    minutes: fc.constantFrom(10, 50),
  })
  fc.assert(
    fc.property(series, changes, fc.boolean(), (drawn, { index, by, minutes }, isUtc) => {
      // Not into the hour that a clock skips or shows twice.
      fc.pre(drawn.hour + by >= 4)
      const one = { ...drawn, left: drawn.left.filter((at) => at !== index) }
      fc.pre(one.freq !== 'MONTHLY' || dateOf(one.first).getUTCDate() <= 28)
      const window = { from: Date.parse('2026-08-01T00:00:00Z'), to: dateOf(one.first + 400).getTime() }
      const from = enumerate({ ...one, left: [] })[index]
      fc.pre(from !== undefined)
      const localDay = localTimeOf(new Date(from), one.zone).slice(0, 10).replaceAll('-', '')
      const utc = new Date(from).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
      const change = eventOf(
        ...['UID:1', `DTSTART;TZID=${one.zone}:${localDay}T${two(one.hour + by)}0000`, `DURATION:PT${minutes}M`],
        isUtc
          ? `RECURRENCE-ID;RANGE=THISANDFUTURE:${utc}Z`
          : `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=${one.zone}:${localDay}T${two(one.hour)}0000`,
      )
      const spans = readCalendar({ bytes: calendarOf(...toLines(one), ...change), timeZone: 'Asia/Jakarta', window })
      const later = enumerate({ ...one, hour: one.hour + by })
      const expected = enumerate(one)
        .map((start, at) =>
          start < from
            ? { from: start, to: start + one.minutes * 60_000 }
            : { from: later[at]!, to: later[at]! + minutes * 60_000 },
        )
        .filter((span) => span.to < window.to)
      expect(spans.filter((span) => span.to < window.to)).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})
