import { describe, expect, it } from 'vitest'
import { firstOfEachKind, nextSlots } from './next-slots.ts'
import type { Offer } from './offers.ts'
import { offersByFee } from './offers-by-fee.ts'
import type { Schedule } from './schedule.ts'

const offer = (serviceId: number, changes: Partial<Offer> = {}): Offer => ({
  practitionerId: 1,
  facilityId: 10,
  serviceId,
  nameEn: '',
  nameAr: '',
  nameId: '',
  consultationType: 'clinic',
  durationMinutes: 30,
  fee: 300,
  currency: 'AED',
  timeZone: 'UTC',
  facility: 'clinic',
  windowDays: 60,
  leadMinutes: 30,
  ...changes,
})
const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const whole = { from: at('00:00'), to: at('23:59') }

/** Open on Mondays from an hour to an hour. */
const open = (from: number, to: number, durationMinutes = 30): Schedule => ({
  timeZone: 'UTC',
  durationMinutes,
  rules: [{ weekdays: [1], fromMinute: from * 60, toMinute: to * 60 }],
  busy: [],
})
const told = (slots: ReturnType<typeof nextSlots>) =>
  slots.map(({ start, offer: { serviceId } }) => [new Date(start).toISOString().slice(11, 16), serviceId])

describe('the next free slots', () => {
  it('are the soonest over all offers, each time once, and by the visit in person where both are free', () => {
    const video = offer(2, { consultationType: 'telemedicine' })
    const elsewhere = offer(3, { facilityId: 11 })
    const schedules = new Map([
      [1, open(9, 10)],
      [2, open(8, 10)],
      [3, open(7, 8)],
    ])
    const next = (limit: number) =>
      told(
        nextSlots(
          [video, elsewhere, offer(1)],
          ({ serviceId }) => schedules.get(serviceId)!,
          () => whole,
          limit,
        ),
      )
    expect(next(10)).toEqual([
      ['07:00', 3],
      ['07:30', 3],
      ['08:00', 2],
      ['08:30', 2],
      ['09:00', 1],
      ['09:30', 1],
    ])
    expect(next(3)).toEqual(next(10).slice(0, 3))
  })

  it('lie in the range of their own offer', () => {
    const ranges = new Map([
      [10, { from: at('09:30'), to: at('23:00') }],
      [11, { from: at('00:00'), to: at('09:30') }],
    ])
    const offers = [offer(1), offer(2, { facilityId: 11 })]
    const next = nextSlots(
      offers,
      () => open(9, 10),
      ({ facilityId }) => ranges.get(facilityId)!,
      10,
    )
    expect(told(next)).toEqual([
      ['09:00', 2],
      ['09:30', 1],
    ])
  })
})

it('of a place’s services of one kind the first stands for all', () => {
  const offers = [
    offer(1, { consultationType: 'homecare' }),
    offer(2),
    offer(3),
    offer(4, { facilityId: 11 }),
    offer(5, { practitionerId: 2 }),
    offer(6, { consultationType: 'telemedicine' }),
  ]
  expect(firstOfEachKind(offers).map(({ serviceId }) => serviceId)).toEqual([2, 4, 5, 1, 6])
})

describe('offers by fee', () => {
  const offers = [100, 200, 200, 300].map((fee, index) => offer(index, { fee }))
  const other = offer(9, { practitionerId: 2, fee: 250 })
  const fees = (limits: Parameters<typeof offersByFee>[1]) =>
    offersByFee([...offers, other], limits).map(({ fee }) => fee)

  it('are all without a limit, and those between the limits, both among them', () => {
    expect(fees({})).toEqual([100, 200, 200, 300, 250])
    expect(fees({ min: 200, max: 250 })).toEqual([200, 200, 250])
  })

  it('are the cheapest of each practitioner within them', () => {
    expect(fees({ isLowest: true })).toEqual([100, 250])
    expect(fees({ min: 101, isLowest: true })).toEqual([200, 200, 250])
  })
})
