import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NextAvailability } from '#contract/availability'
import { createOfferRepository } from '#server/domain/availability/offers'
import { addNeighbour } from './appointment-practice.ts'
import { availabilityOf } from './appointment-times.ts'
import { fee, holdAt, ids, openWorld, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await addNeighbour(world.database.db)
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const { get, claim, countQueries } = availabilityOf(() => world)

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
          { ...holdAt('2026-11-23T06:30:00.000Z'), fee },
          {
            ...holdAt('2026-11-23T06:40:00.000Z', { service_id: String(ids.video), consultation_type: 'telemedicine' }),
            fee: { amount: 250, currency: 'AED' },
          },
        ],
      },
    ])
  })

  it('gives those of a fee alone, or of the lowest fee of each', async () => {
    const feesOf = async (query: Record<string, string | number>) => {
      const { data } = await get(path, { ids: `${ids.amira},${ids.colleague}`, limit: 20, ...query })
      return data.map(({ slots }: NextAvailability) => [...new Set(slots.map((slot) => slot.fee.amount))].sort())
    }
    expect(await feesOf({})).toEqual([[250, 350, 600], [300]])
    expect(await feesOf({ lowest_fee: 1 })).toEqual([[250], [300]])
    expect(await feesOf({ max_fee: 349 })).toEqual([[250], [300]])
    expect(await feesOf({ min_fee: 300, max_fee: 350 })).toEqual([[350], [300]])
    expect(await feesOf({ min_fee: 301, lowest_fee: 1 })).toEqual([[350], []])
    expect(await get(path, { ids: ids.amira, max_fee: '1e99' })).toMatchObject({
      status: 400,
      fields: [{ path: '/max_fee' }],
    })
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

  it('asks the database nothing where nobody is to be asked for', async () => {
    const tenant = (await world.app.tenants.find('patientweb'))!
    const offers = createOfferRepository(world.app.db)
    const found: unknown[] = []
    const asked = await countQueries(async () => found.push(await offers.find(tenant, { practitionerIds: [] })))
    expect([asked, found]).toEqual([0, [[]]])
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
      { ids: 'test-medicine,no-such-thing', country: 'ae', city: 'testville', date: '2026-11-24' },
      { locale: 'ar-ae' },
    )
    expect(data).toEqual([{ category: 'test-medicine', time_zone: 'Asia/Dubai', slots: [colleague, amira] }])
    const one = { ids: 'test-medicine', city: 'testville', date: '2026-11-24', limit: 1 }
    expect((await get(`${path}/category`, one)).data[0].slots).toMatchObject([
      colleagueSlot('2026-11-24T04:30:00.000Z'),
    ])
  })

  it('of each speciality asked names its own, and none in a country that has none [C63]', async () => {
    const asked = { ids: 'other-medicine,test-medicine', city: 'testville', limit: 1 }
    expect((await get(`${path}/category`, asked)).data).toMatchObject([
      { category: 'other-medicine', slots: [{ slug: 'neighbour-test', area: 'Old Town' }] },
      { category: 'test-medicine', slots: [{ slug: 'amira-test', area: 'Test Quarter' }] },
    ])
    expect((await get(`${path}/category`, { ids: 'test-medicine', country: 'sa' })).data).toEqual([
      { category: 'test-medicine', time_zone: 'Asia/Riyadh', slots: [] },
    ])
  })

  it('of a kind of visit finds who offers it, below however many who do not [C63]', async () => {
    await world.database.execute(`
      insert into practitioners
      select (jsonb_populate_record(null::practitioners, to_jsonb(amira) || jsonb_build_object(
        'id', 910000 + n, 'unique_id', gen_random_uuid(), 'slug', 'better-ranked-' || n, 'rank', 0))).*
      from practitioners amira, generate_series(1, 60) n where amira.id = ${ids.amira}`)
    const wanted = { ids: 'test-medicine', city: 'testville', consultation_type: 'homecare', limit: 1 }
    const { data } = await get(`${path}/category`, wanted)
    await world.database.execute('delete from practitioners where id > 910000')
    expect(data[0].slots).toMatchObject([
      { practitioner_id: String(ids.amira), consultation_type: 'homecare', start: '2026-11-23T11:00:00.000Z' },
    ])
  })

  it('of an unknown speciality or city is not found [C63]', async () => {
    expect(await get(`${path}/category`, { ids: 'no-such-thing' })).toMatchObject({ status: 404 })
    expect(await get(`${path}/category`, { ids: 'test-medicine', city: 'atlantis' })).toMatchObject({ status: 404 })
    expect(await get(`${path}/category`, { ids: 'test-medicine', country: 'nowhere' })).toMatchObject({ status: 400 })
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
      { facility_id: String(ids.hospital), slots: [atHospital('2026-11-28T15:00:00.000Z'), {}] },
    ])
    expect(data[1].slots[0]).toEqual(atHospital('2026-11-28T15:00:00.000Z'))
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

const colleagueSlot = (start: string) => ({
  ...holdAt(start, { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }),
  fee: { amount: 300, currency: 'AED' },
})

/** What is told of Dr Amira, in Arabic, wherever she sees patients. */
const amiraSaid = {
  fullName: 'Dr amira-test ع',
  slug: 'amira-test',
  title: 'أخصائية',
  speciality_slug: 'test-medicine',
  city_slug: 'testville',
}
const amira = { ...holdAt('2026-11-24T05:00:00.000Z'), ...amiraSaid, area: 'حي التجربة', fee }
const colleague = {
  ...colleagueSlot('2026-11-24T04:30:00.000Z'),
  fullName: 'Dr colleague-test ع',
  slug: 'colleague-test',
  title: 'استشارية',
  speciality_slug: 'test-medicine',
  city_slug: 'testville',
  area: 'حي التجربة',
}
const atHospital = (start: string) => ({
  ...holdAt(start, { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }),
  ...amiraSaid,
  area: 'الحلقة الخارجية',
  fee: { amount: 500, currency: 'AED' },
})
