import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { DatesTimes } from '#contract/availability'
import { wallClock } from '#contract/wall-clock'
import { availabilityOf } from './appointment-times.ts'
import { bookingAt, ids, openWorld, type World } from './appointment-world.ts'

const zone = 'Europe/Berlin'
const visit = { facility_id: String(ids.cairoClinic), service_id: String(ids.cairoVisit) }
const path = `/patientapp/doctors/${ids.cairene}/availability`

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.database.query('update cities set time_zone = $1 where id = $2', [zone, ids.otherCity])
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const { get } = availabilityOf(() => world)

/** Visits of half an hour are offered every day between two hours of the clock. */
const offerBetween = (from: number, to: number) =>
  world.database.query('update availability_rules set from_minute = $1, to_minute = $2 where practitioner_id = $3', [
    ...[from * 60, to * 60, ids.cairene],
  ])

/** The free starts of three days, and what a clock at the facility shows at each. */
async function freeFrom(from: string): Promise<Record<string, string[]>> {
  const { data } = (await get(`${path}/dates-times`, { ...visit, from, days: 3 })) as { data: DatesTimes }
  expect(data.time_zone).toBe(zone)
  return Object.fromEntries(data.dates.map(({ date, times }) => [date, times.map((time) => shownAt(time, date))]))
}

/** "02:30 at 00:30", the clock of the facility and that of Greenwich. */
function shownAt(start: string, day: string): string {
  const { date, minute } = wallClock(start, zone)
  expect(date).toBe(day)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)} at ${start.slice(11, 16)}`
}

const plain = (offset: number) =>
  ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'].map(
    (time) => `${time} at ${String((Number(time.slice(0, 2)) - offset + 24) % 24).padStart(2, '0')}${time.slice(2)}`,
  )

describe('where clocks change', () => {
  it('in spring no time of the hour that does not exist is offered, on that day alone', async () => {
    world.setClock('2027-03-20T10:00:00.000Z')
    await offerBetween(1, 4)
    expect(await freeFrom('2027-03-27')).toEqual({
      '2027-03-27': plain(1),
      '2027-03-28': ['01:00 at 00:00', '01:30 at 00:30', '03:00 at 01:00', '03:30 at 01:30'],
      '2027-03-29': plain(2),
    })
    await offerBetween(2, 3)
    expect(Object.keys(await freeFrom('2027-03-27'))).toEqual(['2027-03-27', '2027-03-29'])
  })

  it('in autumn the hour that comes twice is offered twice, on that day alone', async () => {
    world.setClock('2027-10-20T10:00:00.000Z')
    await offerBetween(1, 4)
    const doubled = ['02:00 at 00:00', '02:30 at 00:30', '02:00 at 01:00', '02:30 at 01:30']
    expect(await freeFrom('2027-10-30')).toEqual({
      '2027-10-30': plain(2),
      '2027-10-31': ['01:00 at 23:00', '01:30 at 23:30', ...doubled, '03:00 at 02:00', '03:30 at 02:30'],
      '2027-11-01': plain(1),
    })
  })

  it.each([
    ['2027-03-27', '2027-03-20T10:00:00.000Z', [48, 46, 48]],
    ['2027-10-30', '2027-10-20T10:00:00.000Z', [48, 50, 48]],
  ])('whole days from %s have as many half hours as they last', async (from, now, counts) => {
    world.setClock(now)
    await offerBetween(0, 24)
    expect(Object.values(await freeFrom(from)).map(({ length }) => length)).toEqual(counts)
  })

  it('of the two times that a clock shows alike the one that was chosen is booked and named in its message, and the other stays free', async () => {
    world.setClock('2027-10-20T10:00:00.000Z')
    await offerBetween(1, 4)
    const [first, second] = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'] as const
    const book = async (start: string, number: string) => {
      const slot = { practitioner_id: String(ids.cairene), ...visit, fee: { amount: 200, currency: 'AED' } }
      const patient = { ...bookingAt(start).patient, phone: number }
      const guestToken = await world.guest('patientweb', `+971${number}`)
      return world.book(bookingAt(start, { ...slot, patient }), { guestToken })
    }
    const booked = (await book(second, '501234567')).json().data as BookedAppointment
    expect(booked.appointment).toMatchObject({ start: second, end: '2027-10-31T02:00:00.000Z', time_zone: zone })
    const { data } = await get(`${path}/times`, { ...visit, date: '2027-10-31' })
    expect([data.times.includes(first), data.times.includes(second)]).toEqual([true, false])
    expect((await book(second, '501234568')).json().code).toBe('slot_taken')
    expect((await book(first, '501234568')).json().data.appointment.start).toBe(first)
    await vi.waitFor(async () => {
      const sent = await world.database.query<{ body: string }>('select body from sent_messages order by phone')
      expect(sent.map(({ body }) => /\d\d:30[^(]*/.exec(body)?.[0])).toEqual(['02:30 GMT+1 ', '02:30 GMT+2 '])
    })
  })
})
