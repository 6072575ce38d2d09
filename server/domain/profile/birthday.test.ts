import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '#contract/wall-clock'
import { countryRows } from '#server/demo/countries'
import { dayInZone } from '../relatives/adult.ts'
import { isBirthday } from './birthday.ts'

/** Where most people of each country are. */
const zones = countryRows.map(({ timeZone }) => timeZone)

const dayIn = (timeZone: string, instant: Date) => wallClock(instant, timeZone).date

describe('a birthday', () => {
  it('is at the latest today where the patient is, in each country at any instant [V16]', () => {
    const instants = fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z') })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instants.filter((date) => !Number.isNaN(date.getTime())),
        (zone, now) => {
          const today = dayIn(zone, now)
          const tomorrow = dayIn('UTC', new Date(Date.parse(today) + 86_400_000))
          expect([today, tomorrow].map((day) => isBirthday(day, dayInZone(zone, now)))).toEqual([true, false])
        },
      ),
    )
  })

  it('of today may be another day than that of UTC', () => {
    const now = new Date('2026-11-26T21:30:00Z')
    expect(
      ['Asia/Dubai', 'Asia/Jakarta', 'Asia/Riyadh', 'Africa/Cairo'].map((zone) =>
        isBirthday('2026-11-27', dayInZone(zone, now)),
      ),
    ).toEqual([true, true, true, false])
  })

  it.each(['1899-12-31', '2026-02-30', '26-1-1', ''])('is not %s', (text) => {
    expect(isBirthday(text, '2026-11-26')).toBe(false)
  })
})
