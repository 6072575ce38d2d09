import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { canConvertHijri, fromHijri, toHijri } from './hijri-day.ts'

describe('a Hijri day', () => {
  it('is that of the Umm al-Qura calendar, and the same day again when it is read back', () => {
    expect(canConvertHijri()).toBe(true)
    const umalqura = new IslamicUmalquraCalendar()
    for (let time = Date.parse('1900-05-01'); time < Date.parse('2077-01-01'); time += 37 * 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      const { year, month, day: dayOfMonth } = toCalendar(parseDate(day), umalqura)
      const hijri = [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0')).join('-')
      expect([day, toHijri(day)]).toEqual([day, hijri])
      expect([hijri, fromHijri(hijri)]).toEqual([hijri, day])
    }
  })

  it('is read as it is typed, each day of a whole year', () => {
    const first = Date.parse(fromHijri('1441-1-1')!)
    for (let day = 0; day < 354; day += 1) {
      const wanted = new Date(first + day * 86_400_000).toISOString().slice(0, 10)
      expect(fromHijri(toHijri(wanted))).toBe(wanted)
    }
    expect(fromHijri('1441-9-9')).toBe('2020-05-02')
  })

  it.each(['', '1441--', '1441-9-', '1441-13-1', '1441-0-1', '1441-9-31', '1441-2-30', '2020-5-2', '441-9-9'])(
    '%j is none',
    (typed) => {
      expect(fromHijri(typed)).toBeUndefined()
    },
  )
})
