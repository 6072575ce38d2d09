import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantAt } from '#contract/instant-at'
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
