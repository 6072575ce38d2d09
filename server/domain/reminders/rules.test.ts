import { expect, it } from 'vitest'
import { liqa } from '#server/demo/tenants/liqa'
import { isItsHour } from './rules.ts'

/** Hours of 24 November in Dubai, with a half each, at which a reminder that can wait is sent. */
const hoursFor = (quiet?: { from: string; until: string }, hours = 12) => {
  const tenant = { configuration: { ...liqa.configuration, ...(quiet && { reminder_quiet: quiet }) } }
  return Array.from({ length: 48 }, (_, at) => at / 2).filter((at) =>
    isItsHour(hours, new Date(Date.parse('2026-11-23T20:00:00Z') + at * 3_600_000), 'Asia/Dubai', tenant),
  )
}
const between = (from: number, until: number) => Array.from({ length: (until - from) * 2 }, (_, at) => from + at / 2)

it('lets a reminder that can wait go by day alone, by ours or by the tenant’s quiet hours', () => {
  expect(hoursFor()).toEqual(between(8, 21))
  expect(hoursFor({ from: '19:30', until: '09:00' })).toEqual(between(9, 19.5))
  expect(hoursFor({ from: '06:00', until: '12:30' })).toEqual([...between(0, 6), ...between(12.5, 24)])
  expect(hoursFor({ from: '06:00', until: '06:00' })).toEqual(between(0, 24))
})

it('lets one go at any hour that comes too late otherwise', () => {
  expect(hoursFor(undefined, 11)).toEqual(between(0, 24))
})
