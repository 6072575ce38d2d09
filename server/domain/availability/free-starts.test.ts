import { describe, expect, it } from 'vitest'
import { firstFreeStarts, freeStarts, isFreeStart } from './free-starts.ts'
import type { Schedule } from './schedule.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const at = (instant: string) => Date.parse(instant)
const iso = (starts: number[]) => starts.map((start) => new Date(start).toISOString())

const dubaiMorning: Schedule = {
  timeZone: 'Asia/Dubai',
  durationMinutes: 30,
  rules: [{ weekdays: everyDay, fromMinute: 9 * 60, toMinute: 10 * 60 + 45 }],
  busy: [],
}
const wholeOf = (day: string) => ({ from: at(`${day}T00:00:00Z`), to: at(`${day}T00:00:00Z`) + 86_400_000 })

describe('free starts', () => {
  it('step by the length of the visit and leave out one that would not fit whole', () => {
    expect(iso(freeStarts(dubaiMorning, wholeOf('2026-11-24')))).toEqual([
      '2026-11-24T05:00:00.000Z',
      '2026-11-24T05:30:00.000Z',
      '2026-11-24T06:00:00.000Z',
    ])
  })

  it('leave out what touches a busy time and keep the neighbours, since spans are half-open', () => {
    const busy = [{ from: at('2026-11-24T05:30:00Z'), to: at('2026-11-24T06:00:00Z') }]
    expect(iso(freeStarts({ ...dubaiMorning, busy }, wholeOf('2026-11-24')))).toEqual([
      '2026-11-24T05:00:00.000Z',
      '2026-11-24T06:00:00.000Z',
    ])
  })

  it('leave out both neighbours of a visit that lies across them', () => {
    const busy = [{ from: at('2026-11-24T05:15:00Z'), to: at('2026-11-24T05:45:00Z') }]
    expect(iso(freeStarts({ ...dubaiMorning, busy }, wholeOf('2026-11-24')))).toEqual(['2026-11-24T06:00:00.000Z'])
  })

  it('come once where two rules offer the same time', () => {
    const rules = [...dubaiMorning.rules, { weekdays: everyDay, fromMinute: 10 * 60, toMinute: 10 * 60 + 30 }]
    expect(freeStarts({ ...dubaiMorning, rules }, wholeOf('2026-11-24'))).toHaveLength(3)
  })

  it('go on past midnight into the next day where the opening does', () => {
    const rules = [{ weekdays: [2], fromMinute: 23 * 60, toMinute: 25 * 60 }]
    const overnight = { ...dubaiMorning, rules }
    expect(iso(freeStarts(overnight, { from: at('2026-11-24T20:00:00Z'), to: at('2026-11-25T20:00:00Z') }))).toEqual([
      '2026-11-24T20:00:00.000Z',
      '2026-11-24T20:30:00.000Z',
    ])
  })

  it.each([
    { timeZone: 'Asia/Jakarta', first: '2026-11-24T02:00:00.000Z' },
    { timeZone: 'Asia/Makassar', first: '2026-11-24T01:00:00.000Z' },
    { timeZone: 'Asia/Jayapura', first: '2026-11-24T00:00:00.000Z' },
  ])('begin at nine of the facility in $timeZone', ({ timeZone, first }) => {
    expect(iso(freeStarts({ ...dubaiMorning, timeZone }, wholeOf('2026-11-24')))[0]).toBe(first)
  })

  it.each([
    { timeZone: 'Africa/Cairo', change: 'spring', before: '2026-04-23', after: '2026-04-24', hours: [7, 6] },
    { timeZone: 'Africa/Cairo', change: 'autumn', before: '2026-10-29', after: '2026-10-30', hours: [6, 7] },
    { timeZone: 'Asia/Beirut', change: 'spring', before: '2026-03-28', after: '2026-03-29', hours: [7, 6] },
    { timeZone: 'Asia/Beirut', change: 'autumn', before: '2026-10-24', after: '2026-10-25', hours: [6, 7] },
  ])(
    'stay at nine on the wall of $timeZone when the clock changes in $change',
    ({ timeZone, before, after, hours }) => {
      const firstHour = (day: string) =>
        new Date(freeStarts({ ...dubaiMorning, timeZone }, wholeOf(day))[0]!).getUTCHours()
      expect([firstHour(before), firstHour(after)]).toEqual(hours)
    },
  )

  it('lose an hour of a night in which the clock jumps forward, and gain one when it falls back', () => {
    const night = {
      ...dubaiMorning,
      timeZone: 'Africa/Cairo',
      rules: [{ weekdays: [4], fromMinute: 22 * 60, toMinute: 26 * 60 }],
    }
    expect(freeStarts(night, { from: at('2026-04-23T12:00:00Z'), to: at('2026-04-24T12:00:00Z') })).toHaveLength(6)
    expect(freeStarts(night, { from: at('2026-10-29T12:00:00Z'), to: at('2026-10-30T12:00:00Z') })).toHaveLength(10)
  })
})

describe('the first free starts', () => {
  it('are found far ahead when the near days are taken', () => {
    const busy = [{ from: at('2026-11-24T00:00:00Z'), to: at('2026-12-20T00:00:00Z') }]
    const range = { from: at('2026-11-24T00:00:00Z'), to: at('2027-01-20T00:00:00Z') }
    expect(iso(firstFreeStarts({ ...dubaiMorning, busy }, range, 2))).toEqual([
      '2026-12-20T05:00:00.000Z',
      '2026-12-20T05:30:00.000Z',
    ])
  })

  it('are none when nothing is free in the range', () => {
    const range = { from: at('2026-11-24T06:30:00Z'), to: at('2026-11-24T20:00:00Z') }
    expect(firstFreeStarts(dubaiMorning, range, 3)).toEqual([])
  })
})

describe('one start', () => {
  it('is free on the steps of an opening alone, and while nobody has taken it', () => {
    const busy = [{ from: at('2026-11-24T05:00:00Z'), to: at('2026-11-24T05:30:00Z') }]
    expect(isFreeStart({ ...dubaiMorning, busy }, at('2026-11-24T05:00:00Z'))).toBe(false)
    expect(isFreeStart({ ...dubaiMorning, busy }, at('2026-11-24T05:30:00Z'))).toBe(true)
    expect(isFreeStart({ ...dubaiMorning, busy }, at('2026-11-24T05:40:00Z'))).toBe(false)
  })
})
