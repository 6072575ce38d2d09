import { expect, it } from 'vitest'
import { instantAt, localTimeOf } from './instant-at.ts'

it.each([
  ['2026-11-30T08:00', 'Asia/Dubai', '2026-11-30T04:00:00.000Z'],
  ['2027-01-01T00:00', 'Asia/Jakarta', '2026-12-31T17:00:00.000Z'],
  ['2026-03-15T05:30', 'Asia/Kolkata', '2026-03-15T00:00:00.000Z'],
  // Summer and winter of one zone, and the days on which its clocks change.
  ['2026-07-01T12:00', 'Africa/Cairo', '2026-07-01T09:00:00.000Z'],
  ['2026-12-01T12:00', 'Africa/Cairo', '2026-12-01T10:00:00.000Z'],
  ['2026-04-24T09:00', 'Africa/Cairo', '2026-04-24T06:00:00.000Z'],
  ['2026-10-30T09:00', 'Africa/Cairo', '2026-10-30T07:00:00.000Z'],
])('a clock that shows %s in %s does so at %s', (local, timeZone, instant) => {
  expect(instantAt(local, timeZone)).toBe(instant)
  expect(localTimeOf(instant, timeZone)).toBe(local)
})

it.each(['', 'tomorrow', '2026-11-30', '2026-13-40T08:00'])('there is no instant at %j', (local) => {
  expect(instantAt(local, 'Asia/Dubai')).toBeUndefined()
})
