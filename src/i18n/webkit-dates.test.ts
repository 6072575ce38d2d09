import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { firstDay } from '#src/features/search/doctors/first-day.ts'
import { openingAt } from '#src/features/opening-hours/opening.ts'
import { dayIn, groupByPartOfDay } from '#src/features/slot-picker/part-of-day.ts'
import { createAppIntl } from './app-intl.ts'
import { createFormat, type Format } from './create-format.ts'

// WebKit 2.50 writes a day of Canada as 11/22/2026, and engines differ in what they put between, around and behind numbers.
const { Original } = vi.hoisted(() => {
  // Formats that another file of this process has made are kept in its modules.
  vi.resetModules()
  const Original = Intl.DateTimeFormat
  class AsInWebKit extends Original {
    override format = (date?: Date | number) =>
      this.formatToParts(date)
        .map(({ type, value }) => (type === 'literal' && !/\p{L}/u.test(value) ? '/' : value))
        .join('')
    override formatToParts(date?: Date | number) {
      const parts = super.formatToParts(date)
      const isNumeric = parts.every(({ type, value }) => type === 'literal' || /^\d+$/.test(value))
      const order = ['month', 'day', 'year', 'hour', 'minute', 'second']
      if (!isNumeric) return parts
      const numbers = parts.filter(({ type }) => type !== 'literal')
      numbers.sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
      return numbers.flatMap((part, index) => (index ? [{ type: 'literal', value: '/' } as const, part] : [part]))
    }
  }
  Intl.DateTimeFormat = AsInWebKit as unknown as typeof Intl.DateTimeFormat
  return { Original }
})
afterAll(() => {
  Intl.DateTimeFormat = Original
  vi.resetModules()
})

const now = new Date('2026-11-22T21:30:00Z')

it('stands in for an engine that writes days of Canada as WebKit does', () => {
  const options = { timeZone: 'Asia/Dubai', dateStyle: 'short' } as const
  const canada = ['en', 'CA'].join('-')
  expect(new Intl.DateTimeFormat(canada, options).format(new Date('2026-11-22T08:00:00Z'))).toBe('11/22/2026')
})

describe('in an engine that writes dates its own way', () => {
  let format: Format
  beforeAll(async () => {
    const intl = createAppIntl(locales['en-ae']!)
    await intl.load('app')
    format = createFormat(intl)
  })

  it('today and tomorrow are said', () => {
    const days = ['2026-11-23T05:20:00Z', '2026-11-24T05:20:00Z', '2026-11-25T05:20:00Z']
    expect(days.map((day) => format.day(day, 'Asia/Dubai', now))).toEqual(['Today', 'Tomorrow', 'Wed 25 Nov'])
    expect(format.dayAndTime(days[0]!, 'Asia/Dubai', now)).toBe('Today, 09:20')
  })

  it('times stand under their day and part of day', () => {
    expect(dayIn('2026-11-22T21:30:00Z', 'Asia/Dubai')).toBe('2026-11-23')
    expect(groupByPartOfDay(['2026-11-23T11:40:00Z'], 'Asia/Dubai')[0]?.part).toBe('afternoon')
  })

  it('lists know the next day of the weekend, and clinics whether they are open', () => {
    expect(firstDay({ available: 'weekend' }, { now, timeZone: 'Asia/Dubai', country: 'ae' })).toBe('2026-11-28')
    const shut = { enabled: false }
    const monday = { enabled: true, from: '01:00', to: '09:00' }
    const hours = { monday, tuesday: shut, wednesday: shut, thursday: shut, friday: shut, saturday: shut, sunday: shut }
    expect(openingAt(hours, 'Asia/Dubai', now)).toEqual({ state: 'open', until: { day: 0, time: '09:00' } })
  })
})
