import { describe, expect, it } from 'vitest'
import { dayInZone, isAdult } from './adult.ts'

describe('somebody', () => {
  it.each([
    ['2008-11-23', true],
    ['2008-11-24', false],
    ['1950-01-01', true],
    ['2026-11-23', false],
    [null, true],
  ])('born %s is an adult on 23 November 2026: %s', (birthday, is) => {
    expect(isAdult(birthday, '2026-11-23')).toBe(is)
  })

  it('born on a leap day is an adult on the first of March', () => {
    expect(['2026-02-28', '2026-03-01'].map((today) => isAdult('2008-02-29', today))).toEqual([false, true])
  })

  it('is as old as the calendar says where they are', () => {
    const late = new Date('2026-11-23T21:00:00.000Z')
    expect(['Asia/Dubai', 'Africa/Cairo', 'Asia/Jakarta'].map((zone) => dayInZone(zone, late))).toEqual([
      '2026-11-24',
      '2026-11-23',
      '2026-11-24',
    ])
  })
})
