import { describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createHijri } from './hijri.ts'

const hijri = (prefix: string) => createHijri(locales[prefix]!)!
const riyadh = 'Asia/Riyadh'

describe('a Hijri day', () => {
  it.each([
    ['2026-11-24', '14 Jumada II 1448', '14 جمادى الآخرة 1448', '14 Jumadilakhir 1448'],
    // First days of Ramadan, of both feasts' months and of a year, as Umm al-Qura gives them.
    ['2026-02-18', '1 Ramadan 1447', '1 رمضان 1447', '1 Ramadan 1447'],
    ['2026-03-20', '1 Shawwal 1447', '1 شوال 1447', '1 Syawal 1447'],
    ['2026-06-16', '1 Muharram 1448', '1 محرم 1448', '1 Muharam 1448'],
    ['2025-06-26', '1 Muharram 1447', '1 محرم 1447', '1 Muharam 1447'],
  ])('of %s is the one of the Umm al-Qura calendar, in Western digits', (day, english, arabic, indonesian) => {
    const noon = `${day}T09:00:00Z`
    expect(['en-sa', 'ar-sa', 'id'].map((prefix) => hijri(prefix).day(noon, riyadh))).toEqual([
      english,
      arabic,
      indonesian,
    ])
  })

  it('changes at midnight of the clinic, wherever the patient is', () => {
    const { day, dayOfMonth } = hijri('en-sa')
    // 23:59 and 00:00 in Riyadh.
    expect(day('2026-02-17T20:59:00Z', riyadh)).toBe('29 Shaʻban 1447')
    expect(day('2026-02-17T21:00:00Z', riyadh)).toBe('1 Ramadan 1447')
    expect(day('2026-02-17T21:00:00Z', 'Europe/London')).toBe('29 Shaʻban 1447')
    expect(dayOfMonth('2026-02-17T20:59:00Z', 'Asia/Jakarta')).toBe('1')
  })

  it('is summed up by its months, and by two years where a year ends between', () => {
    const months = (first: string, last: string, prefix = 'en-sa') => hijri(prefix).months(first, last, 'UTC')
    expect(months('2026-11-01', '2026-11-30')).toBe('Jumada I – Jumada II 1448')
    expect(months('2026-11-01', '2026-11-30', 'ar-ae')).toBe('جمادى الأولى – جمادى الآخرة 1448')
    expect(months('2026-06-01', '2026-06-30')).toBe('Dhuʻl-Hijjah 1447 – Muharram 1448')
    expect(months('2026-11-12', '2026-11-13')).toBe('Jumada II 1448')
  })
})
