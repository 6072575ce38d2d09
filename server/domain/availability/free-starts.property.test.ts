import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '#contract/wall-clock'
import { freeStarts } from './free-starts.ts'
import type { Schedule, Span } from './schedule.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const grid = 5 * minute

/** Two weeks around each moment that makes a wall clock jump, and plain weeks of zones that never do. */
const weeks = [
  { timeZone: 'Africa/Cairo', around: '2026-04-24', hoursOfTheDay: 23 },
  { timeZone: 'Africa/Cairo', around: '2026-10-29', hoursOfTheDay: 25 },
  { timeZone: 'Asia/Beirut', around: '2026-03-29', hoursOfTheDay: 23 },
  { timeZone: 'Asia/Beirut', around: '2026-10-24', hoursOfTheDay: 25 },
  { timeZone: 'Asia/Dubai', around: '2026-11-24', hoursOfTheDay: 24 },
  { timeZone: 'Asia/Jakarta', around: '2026-12-31', hoursOfTheDay: 24 },
  { timeZone: 'Asia/Makassar', around: '2026-12-31', hoursOfTheDay: 24 },
  { timeZone: 'Asia/Jayapura', around: '2026-12-31', hoursOfTheDay: 24 },
]

describe.each(weeks)('free starts in $timeZone around $around', ({ timeZone, around, hoursOfTheDay }) => {
  const middle = Date.parse(`${around}T00:00:00Z`)
  const table = readWall(timeZone, middle - 7 * day, middle + 7 * day)

  it('stands on a day of the expected length', () => {
    const entries = table.filter(({ wall }) => wall >= middle && wall < middle + day)
    expect((entries.length * grid) / hour).toBe(hoursOfTheDay)
  })

  it('are what reading the wall clock every five minutes finds', () => {
    const range = fc
      .tuple(fc.integer({ min: -2 * 288, max: 288 }), fc.integer({ min: 0, max: 3 * 288 }))
      .map(([from, length]) => ({ from: middle + from * grid, to: middle + (from + length) * grid }))
    fc.assert(
      fc.property(schedules(timeZone, middle), range, (schedule, within) => {
        expect(freeStarts(schedule, within)).toEqual(naiveStarts(schedule, within, table))
      }),
      { numRuns: 150 },
    )
  })
})

function schedules(timeZone: string, middle: number): fc.Arbitrary<Schedule> {
  const rule = fc
    .record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fromMinute: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
      length: fc.integer({ min: 0, max: 200 }).map((step) => step * 5),
    })
    .map(({ weekdays, fromMinute, length }) => ({ weekdays, fromMinute, toMinute: fromMinute + length }))
  const busy = fc
    .tuple(fc.integer({ min: -3 * 288, max: 4 * 288 }), fc.integer({ min: 1, max: 100 }))
    .map(([from, length]) => ({ from: middle + from * grid, to: middle + (from + length) * grid }))
  return fc.record({
    timeZone: fc.constant(timeZone),
    durationMinutes: fc.constantFrom(10, 15, 20, 30, 45, 60, 90),
    rules: fc.array(rule, { maxLength: 4 }),
    busy: fc.array(busy, { maxLength: 6 }),
  })
}

type Reading = { instant: number; wall: number }

/** What the wall shows every five minutes, asked of Intl alone; `wall` is the shown time read as if it were UTC. */
function readWall(timeZone: string, from: number, to: number): Reading[] {
  const readings: Reading[] = []
  for (let instant = from; instant < to; instant += grid) {
    const shown = wallClock(new Date(instant), timeZone)
    readings.push({ instant, wall: shown.days * day + shown.minute * minute })
  }
  return readings
}

/** The definition, word for word and slow: every opening, every step, every five minutes of every visit. */
function naiveStarts({ rules, durationMinutes, busy }: Schedule, range: Span, table: Reading[]): number[] {
  const instantOf = new Map<number, number>()
  for (const { wall, instant } of table) if (!instantOf.has(wall)) instantOf.set(wall, instant)
  const at = (wall: number) => instantOf.get(wall) ?? instantOf.get(wall + hour)

  const midnights = new Set(table.map(({ wall }) => Math.floor(wall / day) * day))
  const starts = new Set<number>()
  for (const midnight of midnights) {
    for (const { weekdays, fromMinute, toMinute } of rules) {
      if (!weekdays.includes(new Date(midnight).getUTCDay() || 7)) continue
      const opens = at(midnight + fromMinute * minute)
      const closes = at(midnight + toMinute * minute)
      if (opens === undefined || closes === undefined) continue
      for (let start = opens; start + durationMinutes * minute <= closes; start += durationMinutes * minute) {
        const isFree = steps(start, durationMinutes).every(
          (moment) => !busy.some(({ from, to }) => moment >= from && moment < to),
        )
        if (isFree && start >= range.from && start < range.to) starts.add(start)
      }
    }
  }
  return [...starts].sort((one, other) => one - other)
}

function steps(start: number, durationMinutes: number): number[] {
  return Array.from({ length: durationMinutes / 5 }, (_, step) => start + step * grid)
}
