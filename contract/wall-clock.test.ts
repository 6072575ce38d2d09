import { expect, it } from 'vitest'
import { wallClock } from './wall-clock.ts'

it.each([
  ['2026-11-23T06:05:00.000Z', 'Asia/Dubai', { date: '2026-11-23', days: 20_780, weekday: 1, minute: 605 }],
  ['2026-11-22T20:00:00.000Z', 'Asia/Dubai', { date: '2026-11-23', days: 20_780, weekday: 1, minute: 0 }],
  ['2026-11-22T19:59:00.000Z', 'Asia/Dubai', { date: '2026-11-22', days: 20_779, weekday: 7, minute: 1_439 }],
  ['2026-07-01T22:30:00.000Z', 'Africa/Cairo', { date: '2026-07-02', days: 20_636, weekday: 4, minute: 90 }],
  ['1969-12-31T23:00:00.000Z', 'UTC', { date: '1969-12-31', days: -1, weekday: 3, minute: 1_380 }],
  ['1969-12-21T12:00:00.000Z', 'UTC', { date: '1969-12-21', days: -11, weekday: 7, minute: 720 }],
])('at %s a clock in %s shows its own day and minute', (instant, timeZone, shown) => {
  expect(wallClock(instant, timeZone)).toEqual(shown)
  expect(wallClock(new Date(instant), timeZone)).toEqual(shown)
})

it('of no instant shows nothing', () => {
  expect(() => wallClock('never', 'UTC')).toThrow(RangeError)
})
