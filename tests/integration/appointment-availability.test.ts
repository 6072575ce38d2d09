import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { reservations } from '#server/db/schema/appointments'
import { hashToken } from '#server/tokens'
import { fee, holdAt, ids, monday, openWorld, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const get = async (
  path: string,
  query: Record<string, string | number> = {},
  options: { locale?: string; headers?: Record<string, string> } = {},
) => {
  const answer = await world.call('appointment', 'GET', path, { query, ...options })
  return { status: answer.statusCode, ...answer.json() }
}
const doctor = `/patientapp/doctors/${ids.amira}`
const visit = { facility_id: ids.clinic, service_id: ids.visit, consultation_type: 'clinic' }

async function claim(
  start: string,
  status: 'held' | 'booked',
  { minutes = 30, token }: { minutes?: number; token?: string } = {},
) {
  const from = new Date(start)
  await world.database.db.insert(reservations).values({
    tenantCode: 'patientweb',
    practitionerId: ids.amira,
    facilityId: ids.clinic,
    serviceId: ids.visit,
    during: { from, to: new Date(from.getTime() + minutes * 60_000) },
    status,
    ...(status === 'held' && { expiresAt: new Date(monday.getTime() + 600_000) }),
    ...(token !== undefined && { holdTokenHash: hashToken(token) }),
  })
}

describe('services of a practitioner', () => {
  it('are named in the language of the request, the first place first [C49]', async () => {
    const { data } = await get(`${doctor}/services`, {}, { locale: 'ar-ae' })
    expect(data).toEqual([
      service(ids.visit, 'clinic of 30 minutes ع', ids.clinic, 'clinic', 30, 350),
      service(ids.video, 'telemedicine of 20 minutes ع', ids.clinic, 'telemedicine', 20, 250),
      service(ids.home, 'homecare of 60 minutes ع', ids.clinic, 'homecare', 60, 600),
      service(ids.hospitalVisit, 'clinic of 30 minutes ع', ids.hospital, 'clinic', 30, 500),
    ])
  })

  it('can be narrowed to a place and a kind of visit [C49]', async () => {
    const { data } = await get(`${doctor}/services`, { facility_id: ids.clinic, consultation_type: 'telemedicine' })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([String(ids.video)])
  })

  it('say for home care when the first visit could be [C49]', async () => {
    const { data } = await get(`${doctor}/services`, { consultation_type: 'homecare', with_next_availability: 1 })
    expect(data[0].next_availability).toBe('2026-11-23T11:00:00.000Z')
  })

  it('are not found for an unknown practitioner, a place of others, or a tenant that does not show the practitioner [C49]', async () => {
    expect(await get('/patientapp/doctors/900999/services')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await get('/patientapp/doctors/9999999999/services')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await get(`${doctor}/services`, { facility_id: ids.cairoClinic })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await get(`/patientapp/doctors/${ids.elsewhere}/services`)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('make the ways to be seen, with the places and the lowest fee of each [C52]', async () => {
    const { data } = await get(`${doctor}/consultation-type`)
    expect(data).toEqual([
      { consultation_type: 'clinic', facility_ids: [String(ids.clinic), String(ids.hospital)], from_fee: fee },
      { consultation_type: 'homecare', facility_ids: [String(ids.clinic)], from_fee: { amount: 600, currency: 'AED' } },
      {
        consultation_type: 'telemedicine',
        facility_ids: [String(ids.clinic)],
        from_fee: { amount: 250, currency: 'AED' },
      },
    ])
    const narrowed = await get(`${doctor}/consultation-type`, { facility_id: ids.hospital })
    expect(narrowed.data).toEqual([
      { consultation_type: 'clinic', facility_ids: [String(ids.hospital)], from_fee: { amount: 500, currency: 'AED' } },
    ])
  })
})

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

describe('next availability', () => {
  const path = '/availability/next_availability'

  it('gives each practitioner the soonest slots over all places and kinds, in the order asked [C62]', async () => {
    const { data } = await get(path, { ids: `${ids.colleague},${ids.amira},900999`, limit: 2 })
    expect(data).toEqual([
      {
        practitioner_id: String(ids.colleague),
        time_zone: 'Asia/Dubai',
        slots: [colleagueSlot('2026-11-23T06:30:00.000Z'), colleagueSlot('2026-11-23T07:00:00.000Z')],
      },
      {
        practitioner_id: String(ids.amira),
        time_zone: 'Asia/Dubai',
        slots: [
          holdAt('2026-11-23T06:30:00.000Z'),
          holdAt('2026-11-23T06:40:00.000Z', { service_id: String(ids.video), consultation_type: 'telemedicine' }),
        ],
      },
    ])
  })

  it('gives three slots of the asked kind from the asked day on [C62]', async () => {
    const { data } = await get(path, { ids: ids.amira, consultation_type: 'homecare', date: '2026-11-26' })
    expect(data[0].slots.map(({ start }: { start: string }) => start)).toEqual([
      '2026-11-27T11:00:00.000Z',
      '2026-11-27T12:00:00.000Z',
      '2026-11-27T13:00:00.000Z',
    ])
  })

  it('looks through the whole window when the near days are taken [C62]', async () => {
    await claim('2026-11-23T06:00:00Z', 'booked', { minutes: 20 * 24 * 60 })
    const { data } = await get(path, { ids: ids.amira, consultation_type: 'clinic', limit: 1 })
    expect(data[0].slots[0].start).toBe('2026-12-13T06:00:00.000Z')
  })

  it('asks the database as often for fifty practitioners as for one [C62]', async () => {
    const rows = await world.database.query<{ id: number }>('select id from practitioners order by id desc limit 50')
    const few = await countQueries(() => get(path, { ids: ids.amira }))
    const many = await countQueries(() => get(path, { ids: rows.map(({ id }) => id).join(',') }))
    expect(few).toBeGreaterThan(0)
    expect(many).toBeLessThanOrEqual(few + 2)
  })

  it('refuses what is no list of at most fifty ids, and finds nobody among unknown ones [C62]', async () => {
    const tooMany = Array.from({ length: 51 }, (_, index) => index + 1).join(',')
    expect(await get(path, { ids: tooMany })).toMatchObject({ status: 400, fields: [{ path: '/ids' }] })
    expect(await get(path, { ids: '1;drop' })).toMatchObject({ status: 400, fields: [{ path: '/ids' }] })
    expect(await get(path, { ids: ids.amira, limit: 0 })).toMatchObject({ status: 400, fields: [{ path: '/limit' }] })
    expect(await get(path, { ids: ids.amira, date: '2028-01-01' })).toMatchObject({
      status: 400,
      fields: [{ path: '/date' }],
    })
    expect(await get(path, { ids: `900999,${ids.elsewhere}` })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('of a speciality names the soonest practitioners of a place in the language of the request [C63]', async () => {
    const { data } = await get(
      `${path}/category`,
      { ids: 'test-medicine,no-such-thing', country: 'ae', city: 'testville', limit: 2 },
      { locale: 'ar-ae' },
    )
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ category: 'test-medicine', time_zone: 'Asia/Dubai' })
    expect(data[0].slots).toEqual([
      {
        ...holdAt('2026-11-23T06:30:00.000Z'),
        fullName: 'Dr amira-test ع',
        slug: 'amira-test',
        title: 'أخصائية',
        speciality_slug: 'test-medicine',
        city_slug: 'testville',
        area: 'حي التجربة',
        fee,
      },
      expect.objectContaining({ ...colleagueSlot('2026-11-23T06:30:00.000Z'), fullName: 'Dr colleague-test ع' }),
    ])
  })

  it('of an unknown speciality or city is not found [C63]', async () => {
    expect(await get(`${path}/category`, { ids: 'no-such-thing' })).toMatchObject({ status: 404 })
    expect(await get(`${path}/category`, { ids: 'test-medicine', city: 'atlantis' })).toMatchObject({ status: 404 })
    expect(await get(`${path}/category`, { ids: 'test-medicine', country: 'xx' })).toMatchObject({ status: 400 })
  })
})

describe('the next free times at facilities', () => {
  const path = '/availability/next_availability/facility'

  it('say with whom each is, the better ranked first, each time once, and nobody another tenant shows [C62]', async () => {
    const { status, data } = await get(
      path,
      { ids: `${ids.clinic},${ids.hospital},987654`, consultation_type: 'clinic', limit: 2 },
      { locale: 'ar-ae' },
    )
    expect(status).toBe(200)
    expect(data).toMatchObject([
      {
        facility_id: String(ids.clinic),
        time_zone: 'Asia/Dubai',
        slots: [
          { ...holdAt('2026-11-23T06:30:00.000Z'), fullName: 'Dr amira-test ع', slug: 'amira-test' },
          holdAt('2026-11-23T07:00:00.000Z'),
        ],
      },
      { facility_id: String(ids.hospital), slots: [{ facility_id: String(ids.hospital) }, {}] },
    ])
    expect(data).toHaveLength(2)
  })

  it('go on with whoever is free, and are none where nobody treats what is asked for [C62] [C63]', async () => {
    await claim('2026-11-23T06:00:00Z', 'booked', { minutes: 24 * 60 })
    const { data } = await get(path, { ids: ids.clinic, consultation_type: 'clinic', limit: 1 })
    expect(data[0].slots).toMatchObject([colleagueSlot('2026-11-23T06:30:00.000Z')])
    const treated = await get(path, { ids: ids.clinic, speciality: 'cardiology,test-medicine' })
    expect(treated.data[0].slots).toHaveLength(3)
    const other = await get(path, { ids: ids.clinic, speciality: 'cardiology' })
    expect(other.data).toEqual([{ facility_id: String(ids.clinic), time_zone: 'Asia/Dubai', slots: [] }])
  })

  it('ask the database as often for twenty facilities as for one, and refuse more [C62]', async () => {
    const rows = await world.database.query<{ id: number }>('select id from facilities order by id limit 20')
    const few = await countQueries(() => get(path, { ids: ids.clinic }))
    const many = await countQueries(() => get(path, { ids: rows.map(({ id }) => id).join(',') }))
    expect(few).toBeGreaterThan(0)
    expect(many).toBeLessThanOrEqual(few + 2)
    const tooMany = Array.from({ length: 21 }, (_, index) => index + 1).join(',')
    expect(await get(path, { ids: tooMany })).toMatchObject({ status: 400, fields: [{ path: '/ids' }] })
  })
})

const colleagueSlot = (start: string) =>
  holdAt(start, { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) })

const service = (
  id: number,
  name: string,
  facility: number,
  consultation_type: string,
  duration_minutes: number,
  amount: number,
) => ({
  id: String(id),
  name,
  facility_id: String(facility),
  consultation_type,
  duration_minutes,
  fee: { amount, currency: 'AED' },
})

/** Statements that reach the database while `work` runs. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const session = (world.app.db as unknown as { session: { prepareQuery: (...parts: never[]) => unknown } }).session
  const original = session.prepareQuery
  let count = 0
  session.prepareQuery = function (...parts) {
    count += 1
    return original.apply(this, parts)
  }
  await work()
  session.prepareQuery = original
  return count
}
