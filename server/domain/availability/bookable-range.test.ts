import { describe, expect, it } from 'vitest'
import { bookableDays, bookableRange, readDay } from './bookable-range.ts'
import { parseDay, weekdayOf } from './wall-clock.ts'

const now = new Date('2026-11-23T18:00:00.000Z')
const iso = ({ from, to }: { from: number; to: number }) => [from, to].map((one) => new Date(one).toISOString())
const day = (text: string) => parseDay(text)!

describe('what can be booked', () => {
  it('begins half an hour ahead and ends with the sixtieth day of the facility', () => {
    expect(iso(bookableRange(now, { timeZone: 'Asia/Dubai' }))).toEqual([
      '2026-11-23T18:30:00.000Z',
      '2027-01-22T20:00:00.000Z',
    ])
    expect(iso(bookableRange(now, { timeZone: 'Asia/Jakarta' }))).toEqual([
      '2026-11-23T18:30:00.000Z',
      '2027-01-23T17:00:00.000Z',
    ])
  })

  it('of some days is what of them lies ahead and in the window', () => {
    const of = (first: string, days: number) => iso(bookableDays(now, { timeZone: 'Asia/Dubai' }, day(first), days))
    expect(of('2026-11-25', 2)).toEqual(['2026-11-24T20:00:00.000Z', '2026-11-26T20:00:00.000Z'])
    expect(of('2026-11-23', 2)).toEqual(['2026-11-23T18:30:00.000Z', '2026-11-24T20:00:00.000Z'])
    expect(of('2027-01-21', 7)).toEqual(['2027-01-20T20:00:00.000Z', '2027-01-22T20:00:00.000Z'])
  })
})

describe('the day of a query', () => {
  const read = (text?: string) => readDay(text, now, 'Asia/Dubai', 'from').toString()

  it('is today at the facility where none is asked for, and may be the last of the window', () => {
    expect([read(), read('2026-11-20'), read('2027-01-22')]).toEqual(['2026-11-23', '2026-11-20', '2027-01-22'])
    expect(readDay(undefined, now, 'Asia/Jakarta', 'from').toString()).toBe('2026-11-24')
  })

  it.each([
    ['2027-01-23', 'must not be more than 60 days ahead'],
    ['2026-02-30', 'is not a day of the calendar'],
    ['tomorrow', 'is not a day of the calendar'],
  ])('%s is refused by its name: it %s', (text, message) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'validation_failed', fields: [{ path: '/from', message }] }),
    )
  })
})

it('weekdays are counted from Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map((text) => weekdayOf(day(text)))).toEqual([1, 7])
})
