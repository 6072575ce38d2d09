import { describe, expect, it } from 'vitest'
import type { OpeningTime } from '#contract/facility'
import { dayOfWeek, isWholeDay, openingAt } from './opening.ts'

const open = (from: string, to: string) => ({ enabled: true, from, to })
const closed = { enabled: false }
const allWeek = (hours: OpeningTime['monday']): OpeningTime => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
})
/** A Monday; Dubai is four hours ahead of UTC. */
const monday = (utc: string) => new Date(`2026-11-23T${utc}:00Z`)

describe('openingAt', () => {
  const hours = { ...allWeek(open('08:00', '22:00')), sunday: closed }

  it('says until when it is open, by the clock of the facility and not of the device', () => {
    expect(openingAt(hours, 'Asia/Dubai', monday('04:00'))).toEqual({ state: 'open', until: { day: 0, time: '22:00' } })
    expect(openingAt(hours, 'Asia/Jakarta', monday('16:00')).state).toBe('closed')
  })

  it('is closed at the minute it closes, and says when it opens next', () => {
    expect(openingAt(hours, 'Asia/Dubai', monday('18:00'))).toEqual({
      state: 'closed',
      from: { day: 1, time: '08:00', daysAhead: 1 },
    })
    expect(openingAt(hours, 'Asia/Dubai', monday('03:59'))).toEqual({
      state: 'closed',
      from: { day: 0, time: '08:00', daysAhead: 0 },
    })
  })

  it('skips days of rest and begins a new week', () => {
    const saturdayNight = new Date('2026-11-28T19:00:00Z')
    expect(openingAt(hours, 'Asia/Dubai', saturdayNight)).toEqual({
      state: 'closed',
      from: { day: 0, time: '08:00', daysAhead: 2 },
    })
  })

  it('stays open past midnight where it closes before it opens', () => {
    const nights = allWeek(open('18:00', '02:00'))
    expect(openingAt(nights, 'UTC', monday('01:00'))).toEqual({ state: 'open', until: { day: 0, time: '02:00' } })
    expect(openingAt(nights, 'UTC', monday('02:00')).state).toBe('closed')
  })

  it('is always open where every day lasts from midnight to midnight', () => {
    expect(openingAt(allWeek(open('00:00', '24:00')), 'UTC', monday('03:00'))).toEqual({ state: 'always' })
  })

  it('reads whole days in a row as one, over the end of the week too', () => {
    const whole = { ...allWeek(closed), sunday: open('00:00', '24:00'), monday: open('00:00', '12:00') }
    const sunday = new Date('2026-11-29T20:00:00Z')
    expect(openingAt(whole, 'UTC', sunday)).toEqual({ state: 'open', until: { day: 0, time: '12:00' } })
  })

  it('names no time of closing that is more than a day away', () => {
    const long = { ...allWeek(open('00:00', '24:00')), sunday: closed }
    expect(openingAt(long, 'UTC', monday('10:00'))).toEqual({ state: 'open', until: null })
  })

  it('never opens where no day is enabled', () => {
    expect(openingAt(allWeek(closed), 'UTC', monday('10:00'))).toEqual({ state: 'closed', from: null })
  })
})

it('knows the day at the facility, which may be another one than here', () => {
  expect(dayOfWeek(monday('22:00'), 'Asia/Dubai')).toBe(1)
  expect(dayOfWeek(monday('22:00'), 'UTC')).toBe(0)
})

it('tells a whole day from one with hours', () => {
  expect(isWholeDay(open('00:00', '24:00'))).toBe(true)
  expect(isWholeDay(open('08:00', '22:00'))).toBe(false)
  expect(isWholeDay(closed)).toBe(false)
})
