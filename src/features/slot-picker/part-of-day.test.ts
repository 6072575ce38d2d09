import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, groupByPartOfDay, partsOfDay } from './part-of-day.ts'

describe('times by part of day', () => {
  it('goes by the clock of the facility, not of the viewer', () => {
    const starts = ['2026-11-23T05:20:00Z', '2026-11-23T11:40:00Z', '2026-11-23T14:00:00Z']
    expect(groupByPartOfDay(starts, 'Asia/Dubai')).toEqual([
      { part: 'morning', starts: ['2026-11-23T05:20:00Z'] },
      { part: 'afternoon', starts: ['2026-11-23T11:40:00Z'] },
      { part: 'evening', starts: ['2026-11-23T14:00:00Z'] },
    ])
    expect(groupByPartOfDay(starts, 'Asia/Jakarta')).toEqual([
      { part: 'afternoon', starts: ['2026-11-23T05:20:00Z'] },
      { part: 'evening', starts: ['2026-11-23T11:40:00Z', '2026-11-23T14:00:00Z'] },
    ])
  })

  it('keeps every start once, in order, and midnight in the morning', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 40 })
    fc.assert(
      fc.property(minutes, (day) => {
        const starts = day.map((minute) => new Date(Date.UTC(2026, 10, 23, 0, minute) - 4 * 3_600_000).toISOString())
        const groups = groupByPartOfDay(starts, 'Asia/Dubai')
        expect(groups.flatMap((group) => group.starts)).toEqual([...starts].sort())
        expect(groups.map((group) => partsOfDay.indexOf(group.part))).toEqual(
          [...groups.map((group) => partsOfDay.indexOf(group.part))].sort((a, b) => a - b),
        )
      }),
    )
    expect(groupByPartOfDay(['2026-11-22T20:00:00Z'], 'Asia/Dubai')[0]?.part).toBe('morning')
  })

  it('names the day where the facility is', () => {
    expect(dayIn('2026-11-23T21:30:00Z', 'Asia/Dubai')).toBe('2026-11-24')
    expect(dayIn(new Date('2026-11-23T21:30:00Z'), 'Europe/London')).toBe('2026-11-23')
  })
})
