import { describe, expect, it } from 'vitest'
import { intlTag, locales } from '#contract/locale'
import { createDates } from './dates.ts'

const french = createDates(intlTag('fr', 'FR'))
const paris = 'Europe/Paris'

describe('dates in French', () => {
  it('are written as the French write them, the first of a month by its rank [T06]', () => {
    const evening = '2026-11-24T15:30:00Z'
    expect([french.time(evening, paris), french.shortDay(evening, paris), french.longDay(evening, paris)]).toEqual([
      '16\u00a0h\u00a030',
      'mar. 24 nov.',
      'mardi 24 novembre 2026',
    ])
    expect(french.longDay('2026-07-31T22:30:00Z', paris)).toBe('samedi 1er août 2026')
    expect(french.shortDay('2026-05-01T10:00:00Z', paris)).toBe('ven. 1er mai')
    expect([french.weekday(evening, paris, 'long'), french.month(evening, paris)]).toEqual(['mardi', 'novembre 2026'])
    expect(french.time('2026-11-23T23:05:00Z', paris)).toBe('00\u00a0h\u00a005')
  })

  it('are counted from today with the right plural, and the days nearby have words of their own [T06]', () => {
    expect([-3, -2, -1, 0, 1, 2, 3, 21].map((days) => french.relativeDay(days))).toEqual([
      'il y a 3 jours',
      'avant-hier',
      'hier',
      'aujourd’hui',
      'demain',
      'après-demain',
      'dans 3 jours',
      'dans 21 jours',
    ])
  })
})

it('counts days in the plurals of every language of the app', () => {
  const ahead = (prefix: string) => [0, 1, 2, 3, 11].map((days) => createDates(locales[prefix]!.intl).relativeDay(days))
  expect(ahead('en-ae')).toEqual(['today', 'tomorrow', 'in 2 days', 'in 3 days', 'in 11 days'])
  expect(ahead('ar-sa')).toEqual(['اليوم', 'غدًا', 'بعد الغد', 'خلال 3 أيام', 'خلال 11 يومًا'])
  expect(ahead('id')).toEqual(['hari ini', 'besok', 'lusa', 'dalam 3 hari', 'dalam 11 hari'])
})
