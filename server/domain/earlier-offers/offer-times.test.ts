import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earlierRulesOf } from '#contract/earlier-offer-rules'
import { wallClock } from '#contract/wall-clock'
import { mostMoves } from '../booking/reschedule-appointment.ts'
import { mayBeAsked, offerEnd } from './offer-times.ts'

describe('whether somebody may be asked', () => {
  const now = new Date('2026-11-23T06:00:00Z')
  const slotStart = new Date('2026-11-23T10:00:00Z')
  const rules = earlierRulesOf(undefined, 'any')
  const asking = { slotStart, rules, now, expiresAt: new Date('2026-11-23T06:30:00Z'), offersToday: 2 }
  const wish = { start: new Date('2026-11-24T06:00:00Z'), moveUntil: asking.expiresAt, moves: mostMoves - 1 }

  it('ends at each of its bounds', () => {
    expect(mayBeAsked(wish, asking)).toBe(true)
    expect(mayBeAsked(wish, { ...asking, now: new Date(now.getTime() + 1) })).toBe(false)
    expect(mayBeAsked(wish, { ...asking, offersToday: 3 })).toBe(false)
    expect(mayBeAsked({ ...wish, moves: mostMoves }, asking)).toBe(false)
    expect(mayBeAsked({ ...wish, moveUntil: now }, asking)).toBe(false)
    expect(mayBeAsked({ ...wish, start: slotStart }, asking)).toBe(false)
    expect(mayBeAsked(wish, { ...asking, rules: { ...rules, earlier_offers: 'none' } })).toBe(false)
    expect(mayBeAsked(wish, { ...asking, rules: { ...rules, earlier_offer_hours: 5 } })).toBe(false)
    expect(mayBeAsked(wish, { ...asking, rules: { ...rules, earlier_offers_per_day: 2 } })).toBe(false)
    expect(mayBeAsked(wish, { ...asking, offersToday: 3, rules: { ...rules, earlier_offers_per_day: 4 } })).toBe(true)
    const aDayAway = {
      ...asking,
      slotStart: new Date('2026-11-24T06:00:00Z'),
      rules: { ...rules, earlier_offer_days: 1 },
    }
    const later = { ...wish, start: new Date('2026-11-24T08:00:00Z') }
    expect(mayBeAsked(later, aDayAway)).toBe(true)
    expect(mayBeAsked(later, { ...aDayAway, now: new Date(now.getTime() - 1) })).toBe(false)
  })

  it('is by the rules of the facility, else of the tenant, else as usual', () => {
    const of = {
      earlier_offer_hours: 6,
      facilities: [{ facility: 'marsa', earlier_offers: 'none' as const, earlier_offer_days: 7 }],
    }
    expect(earlierRulesOf(of, 'marsa')).toEqual({
      earlier_offers: 'none',
      earlier_offer_hours: 6,
      earlier_offer_days: 7,
      earlier_offers_per_day: 3,
    })
    expect(earlierRulesOf(of, 'another')).toEqual({ ...rules, earlier_offer_hours: 6 })
  })
})

describe('the end of an offer', () => {
  it('is half an hour later, and never at night where the facility is, clocks changed or not', () => {
    const zones = ['Asia/Dubai', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Jakarta', 'Asia/Jayapura']
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, now) => {
        const end = offerEnd(now, zone)
        const [from, to] = [now, new Date(now.getTime() + 1_800_000)].map((at) => minuteOf(at, zone)) as [
          number,
          number,
        ]
        const isDay = from >= 8 * 60 && to <= 21 * 60 && to > from
        expect(end).toEqual(isDay ? new Date(now.getTime() + 1_800_000) : undefined)
      }),
    )
  })
})

/** Minutes after midnight that the clocks of a zone show, with the fraction of a minute. */
const minuteOf = (instant: Date, timeZone: string): number =>
  wallClock(instant, timeZone).minute + (instant.getTime() % 60_000) / 60_000
