import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { availabilityOf, doctor, visit } from './appointment-times.ts'
import { ids, openWorld, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const { get, claim } = availabilityOf(() => world)

describe('free times of a service', () => {
  const path = `${doctor}/availability/dates-times`

  it('begin after the lead time, by day of the facility, without the day of absence [C50]', async () => {
    const { data } = await get(path, { ...visit, days: 4 })
    expect(data.time_zone).toBe('Asia/Dubai')
    expect(
      data.dates.map(({ date, times }: { date: string; times: string[] }) => [date, times[0], times.length]),
    ).toEqual([
      ['2026-11-23', '2026-11-23T06:30:00.000Z', 5],
      ['2026-11-24', '2026-11-24T05:00:00.000Z', 8],
      ['2026-11-25', '2026-11-25T05:00:00.000Z', 8],
    ])
    expect(data.next_date).toBe('2026-11-27')
  })

  it('leave out what is booked or held, and show what a hold that ran out has kept [C50]', async () => {
    await claim('2026-11-24T05:00:00Z', 'booked')
    await claim('2026-11-24T06:00:00Z', 'held')
    const query = { ...visit, from: '2026-11-24', days: 1 }
    const before = await get(path, query)
    expect(before.data.dates[0].times.slice(0, 2)).toEqual(['2026-11-24T05:30:00.000Z', '2026-11-24T06:30:00.000Z'])
    world.setClock('2026-11-23T06:10:00.000Z')
    const after = await get(path, query)
    expect(after.data.dates[0].times.slice(0, 2)).toEqual(['2026-11-24T05:30:00.000Z', '2026-11-24T06:00:00.000Z'])
  })

  it('show a held time to who holds it', async () => {
    await claim('2026-11-24T05:00:00Z', 'held', { token: 'the-token' })
    const { data } = await get(
      path,
      { ...visit, from: '2026-11-24', days: 1 },
      { headers: { [headers.holdToken]: 'the-token' } },
    )
    expect(data.dates[0].times[0]).toBe('2026-11-24T05:00:00.000Z')
  })

  it('are cut by a visit of another length, since there is one practitioner [C51]', async () => {
    await claim('2026-11-24T05:10:00Z', 'booked', { minutes: 30 })
    const { data } = await get(`${doctor}/availability/times`, {
      facility_id: ids.clinic,
      service_id: ids.video,
      consultation_type: 'telemedicine',
      date: '2026-11-24',
    })
    expect(data).toMatchObject({ time_zone: 'Asia/Dubai', date: '2026-11-24' })
    expect(data.times[0]).toBe('2026-11-24T05:40:00.000Z')
  })

  it('of one day are none when the day is past or without hours [C51]', async () => {
    const times = (date: string) => get(`${doctor}/availability/times`, { ...visit, date })
    expect((await times('2026-11-22')).data.times).toEqual([])
    expect((await times('2026-11-26')).data.times).toEqual([])
  })

  it('end with the booking window [C50]', async () => {
    const { data } = await get(path, { ...visit, from: '2027-01-21', days: 61 })
    expect(data.dates.map(({ date }: { date: string }) => date)).toEqual(['2027-01-21', '2027-01-22'])
    expect(data.next_date).toBeNull()
  })

  it('stand on the wall clock of the facility, whatever zone the visitor is in [C51]', async () => {
    world.setClock('2027-04-20T06:00:00.000Z')
    const cairo = { facility_id: ids.cairoClinic, service_id: ids.cairoVisit }
    const first = async (date: string) =>
      (await get(`/patientapp/doctors/${ids.cairene}/availability/times`, { ...cairo, date })).data.times[0]
    // Egypt's clocks go forward on the last Friday of April.
    expect(await first('2027-04-29')).toBe('2027-04-29T07:00:00.000Z')
    expect(await first('2027-04-30')).toBe('2027-04-30T06:00:00.000Z')
  })

  it('refuse bad days and ranges by name, and unknown combinations [C50] [C51]', async () => {
    expect(await get(path, { ...visit, from: '2026-02-30' })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: [{ path: '/from' }],
    })
    expect(await get(path, { ...visit, from: '2027-01-23' })).toMatchObject({
      status: 400,
      fields: [{ path: '/from' }],
    })
    expect(await get(path, { ...visit, days: 0 })).toMatchObject({ status: 400, fields: [{ path: '/days' }] })
    expect(await get(path, { ...visit, days: 62 })).toMatchObject({ status: 400, fields: [{ path: '/days' }] })
    expect(await get(path, { facility_id: ids.clinic })).toMatchObject({
      status: 400,
      fields: [{ path: '/service_id' }],
    })
    expect(await get(`${doctor}/availability/times`, { ...visit, date: 'tomorrow' })).toMatchObject({
      status: 400,
      fields: [{ path: '/date' }],
    })
    expect(await get(path, { ...visit, facility_id: ids.hospital })).toMatchObject({ status: 404 })
    expect(await get(path, { ...visit, service_id: ids.colleagueVisit })).toMatchObject({ status: 404 })
    expect(await get(path, { ...visit, consultation_type: 'telemedicine' })).toMatchObject({ status: 404 })
  })
})
