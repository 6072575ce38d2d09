import { expect, it } from 'vitest'
import { offsetOfRepeated } from './repeated-time.ts'

it.each([
  // Of Berlin: the last minute before the hour that comes twice, both its ends, and the first minute after it.
  ['2027-10-30T23:59:00Z', 'Europe/Berlin', undefined],
  ['2027-10-31T00:00:00Z', 'Europe/Berlin', 'GMT+2'],
  ['2027-10-31T00:59:59Z', 'Europe/Berlin', 'GMT+2'],
  ['2027-10-31T01:00:00Z', 'Europe/Berlin', 'GMT+1'],
  ['2027-10-31T01:59:59Z', 'Europe/Berlin', 'GMT+1'],
  ['2027-10-31T02:00:00Z', 'Europe/Berlin', undefined],
  // Around the hour that is left out nothing comes twice.
  ['2027-03-28T00:30:00Z', 'Europe/Berlin', undefined],
  ['2027-03-28T01:30:00Z', 'Europe/Berlin', undefined],
  // Cairo goes back at midnight, so that the hour before it comes twice.
  ['2026-10-29T20:15:00Z', 'Africa/Cairo', 'GMT+3'],
  ['2026-10-29T21:15:00Z', 'Africa/Cairo', 'GMT+2'],
  ['2026-10-29T22:15:00Z', 'Africa/Cairo', undefined],
  ['2027-10-31T01:30:00Z', 'Europe/London', 'GMT+0'],
  // By half an hour, and west of Greenwich.
  ['2027-04-03T14:45:00Z', 'Australia/Lord_Howe', 'GMT+11'],
  ['2027-04-03T15:15:00Z', 'Australia/Lord_Howe', 'GMT+10:30'],
  ['2027-11-07T06:20:00Z', 'America/New_York', 'GMT-5'],
  ['2027-10-31T00:30:00Z', 'Asia/Dubai', undefined],
])('%s in %s: %s', (instant, timeZone, offset) => {
  expect(offsetOfRepeated(instant, timeZone)).toBe(offset)
  expect(offsetOfRepeated(new Date(instant), timeZone)).toBe(offset)
})
