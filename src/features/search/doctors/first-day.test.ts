import { describe, expect, it } from 'vitest'
import { firstDay } from './first-day.ts'

// A Thursday, late in the evening in London and Friday already in Dubai and Riyadh.
const now = new Date('2026-11-26T21:30:00Z')
const dayOf = (available: 'today' | 'weekday' | 'weekend' | '', country: 'ae' | 'sa', timeZone: string) =>
  firstDay({ available }, { now, timeZone, country })

describe('the first day that fits', () => {
  it('is by the weekend of the country and by the clock of the place [V15]', () => {
    expect(dayOf('weekend', 'ae', 'Asia/Dubai')).toBe('2026-11-28')
    expect(dayOf('weekend', 'sa', 'Asia/Riyadh')).toBe('2026-11-27')
    expect(dayOf('weekday', 'ae', 'Asia/Dubai')).toBe('2026-11-27')
    expect(dayOf('weekday', 'sa', 'Asia/Riyadh')).toBe('2026-11-29')
    expect(dayOf('weekday', 'sa', 'Europe/London')).toBe('2026-11-26')
  })

  it('is none where every day fits', () => {
    expect([dayOf('', 'ae', 'Asia/Dubai'), dayOf('today', 'ae', 'Asia/Dubai')]).toEqual([undefined, undefined])
  })
})
