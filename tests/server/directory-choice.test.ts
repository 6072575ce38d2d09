import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DoctorHit, FacilityHit } from '#contract/directory'
import { createSitemapLists } from '#server/directory/sitemap'
import { holdAt, ids, otherTenant, type World } from '#tests/integration/appointment-world'
import { tenantTool } from '#tests/support/tenant-tool'
import { listed, openShownWorld, type ShownWorld } from './shown-world.ts'

let shown: ShownWorld
let world: World
beforeAll(async () => {
  shown = await openShownWorld()
  world = shown.world
})
afterAll(() => shown.close())
beforeEach(() => shown.startAnew())

const tomorrow = '2026-11-24T05:00:00.000Z'

describe('a tenant of one hospital', () => {
  beforeEach(async () => {
    await shown.change(listed)
    await shown.choose({ facilities: ['test-hospital'], insurers: ['first-insurer'] })
  })

  it('shows a doctor there alone, with the fees of that place', async () => {
    const hits = JSON.parse(
      await shown.search('doctor', { query: '', facets: ['facility_ids', 'insurances', 'city'] }),
    ) as {
      hits: DoctorHit[]
      facets: Record<string, object>
    }
    expect(
      hits.hits.map(({ id, facility_ids, fee, insurances, fg_homecare }) => ({
        id,
        facility_ids,
        fee,
        insurances,
        fg_homecare,
      })),
    ).toEqual([
      {
        id: String(ids.amira),
        facility_ids: [String(ids.hospital)],
        fee: 500,
        insurances: ['first-insurer'],
        fg_homecare: false,
      },
    ])
    expect(hits.facets).toMatchObject({
      facility_ids: { [ids.hospital]: 1 },
      insurances: { 'first-insurer': 1 },
      city: { Suburb: 1 },
    })
    expect(Object.values(hits.facets).map((counts) => Object.keys(counts).length)).toEqual([1, 1, 1])
    const page = await shown.read('discovery', `/practitioner/${ids.amira}/detail`)
    expect(page).toContain('test-hospital')
    expect(page).not.toContain('test-clinic')
    expect(page).not.toContain('second-insurer')
  })

  it('is told how many are left to it', async () => {
    const shown = await tenantTool(world.database, 'show', 'patientweb')
    expect(shown.output).toMatch(/^shows ae +1 practitioners, 1 facilities$/m)
    expect(shown.output).toContain('nobody of the directory is left to show in "sa"')
  })

  it('books there alone', async () => {
    expect((await world.hold(holdAt(tomorrow))).statusCode).toBe(409)
    const saturday = { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }
    expect((await world.hold(holdAt('2026-11-28T15:00:00.000Z', saturday))).statusCode).toBe(200)
  })

  it('shows that hospital alone, and who is shown there', async () => {
    const { hits } = JSON.parse(await shown.search('facility', {})) as { hits: FacilityHit[] }
    expect(hits.map(({ id, doctors, fg_bookable, fees }) => ({ id, doctors, fg_bookable, fees }))).toEqual([
      { id: String(ids.hospital), doctors: 1, fg_bookable: true, fees: 500 },
    ])
    expect(await shown.read('discovery', `/facility/${ids.clinic}/profile`)).toBe('')
    const lists = createSitemapLists(world.database)
    expect((await lists.facilities(shown.scope(), 'ae', { limit: 100 })).map(({ slug }) => slug)).toEqual([
      'test-hospital',
    ])
    expect((await lists.insurers(shown.scope(), 'ae')).map(({ slug }) => slug)).toEqual(['first-insurer'])
  })

  it('offers neither other insurers nor cities and markets with nobody', async () => {
    expect(JSON.parse(await shown.search('insurance', {})).hits).toMatchObject([{ slug: 'first-insurer' }])
    const cities = await shown.read('discovery', '/master/cities', { country_code: 'ae' })
    expect(cities).toContain('suburb')
    expect(cities).not.toMatch(/testville|cairene/)
    const countries = (await shown.server.call('locale', 'GET', '/static/countries_languages')).json<{
      data: { country: string }[]
    }>()
    expect(countries.data.map(({ country }) => country)).toEqual(['ae'])
    const init = (await shown.server.call('locale', 'GET', '/appservice/init')).body
    expect(init).not.toContain('test-hospital')
  })
})

describe('a tenant of one clinic of a doctor who works in two cities', () => {
  const place = { practitioner_id: ids.amira, facility_id: ids.cairoClinic }
  beforeAll(async () => {
    await world.database.execute(`
      insert into practice_locations (practitioner_id, facility_id, position, fg_callable, plan_ids)
        values (${ids.amira}, ${ids.cairoClinic}, 2, true, '{900002}');
      insert into services (id, practitioner_id, facility_id, name_en, name_ar, name_id, consultation_type, duration_minutes, fee, currency)
        select 900101, ${ids.amira}, ${ids.cairoClinic}, name_en, name_ar, name_id, 'clinic', 30, 700, currency
        from services where id = ${ids.visit};
      insert into availability_rules (practitioner_id, facility_id, weekdays, from_minute, to_minute, consultation_types)
        values (${ids.amira}, ${ids.cairoClinic}, '{5}', 540, 660, '{clinic}')`)
  })
  beforeEach(async () => {
    await shown.change(listed)
    await shown.choose({ facilities: ['cairo-clinic'] })
  })
  afterAll(async () => {
    for (const table of ['availability_rules', 'services', 'practice_locations'])
      await world.database.query(`delete from ${table} where practitioner_id = $1 and facility_id = $2`, [
        place.practitioner_id,
        place.facility_id,
      ])
    await shown.change(listed)
  })

  type Found = {
    hits: DoctorHit[]
    nbHits: number
    facets: Record<string, object>
    facets_stats: Record<string, object>
  }
  const ask = async (body: object) => JSON.parse(await shown.search('doctor', { facets: ['*'], ...body })) as Found
  const found = async (body: object) => (await ask(body)).hits.map(({ id }) => Number(id))

  it('counts what is so at that clinic alone', async () => {
    const { nbHits, facets, facets_stats } = await ask({})
    expect(nbHits).toBe(2)
    expect(facets).toMatchObject({ fee: { 200: 1, 700: 1 }, fg_homecare: { false: 2 }, fg_online: { false: 2 } })
    expect(facets['insurances']).toEqual({ 'second-insurer': 1 })
    expect(facets['insurance_plans']).toEqual({ 900002: 1 })
    expect(facets['city_slug']).toEqual({ cairene: 2 })
    expect(facets['arabic_city']).toEqual({ 'Cairene ع': 2 })
    expect(facets['facility_ids']).toEqual({ [ids.cairoClinic]: 2 })
    expect(facets_stats['fee']).toEqual({ min: 200, max: 700, avg: 450, sum: 900 })
    const cities = JSON.parse(await shown.read('discovery', '/master/cities', { country_code: 'ae' })) as {
      data: { slug: string; doctors: number }[]
    }
    expect(cities.data.map(({ slug, doctors }) => [slug, doctors])).toEqual([['cairene', 2]])
    const lists = createSitemapLists(world.database)
    expect(await lists.cities(shown.scope(), 'ae')).toMatchObject([{ slug: 'cairene', doctors: 2 }])
    expect(await lists.specialitiesInCities(shown.scope(), 'ae')).toMatchObject([{ city_slug: 'cairene', doctors: 2 }])
  })

  it('orders and shows by the fee there, which is what the whole directory does not', async () => {
    for (const sortBy of ['fee', 'fee_clinic']) {
      const { hits } = await ask({ sortBy })
      expect(hits.map(({ id, fee }) => [Number(id), fee])).toEqual([
        [ids.cairene, 200],
        [ids.amira, 700],
      ])
    }
    await shown.choose({ facilities: ['cairo-clinic', 'test-clinic'] })
    const { hits } = await ask({ sortBy: 'fee', filters: `id:${ids.amira} OR id:${ids.cairene}` })
    expect(hits.map(({ id, fee }) => [Number(id), fee])).toEqual([
      [ids.cairene, 200],
      [ids.amira, 250],
    ])
    await shown.choose({ facilities: ['cairo-clinic'] })
    expect(await found({ sortBy: 'soonest' })).toEqual([ids.cairene, ids.amira])
  })

  it('counts nothing of a clinic that is kept for another tenant, whoever chose what', async () => {
    const keptFor = (tenants: string) =>
      world.database.execute(`update facilities set whitelabels = '{${tenants}}' where id = ${ids.clinic}`)
    await shown.choose(undefined)
    await keptFor(otherTenant)
    await shown.change(listed)
    const { facets } = await ask({ query: 'amira' })
    await keptFor('')
    await shown.change(listed)
    expect(facets).toMatchObject({ fee: { 500: 1 }, fg_homecare: { false: 1 } })
    expect(Object.keys(facets['facility_ids']!)).toEqual([ids.hospital, ids.cairoClinic].map(String))
  })

  it('finds nobody by what is so elsewhere', async () => {
    const amiraAlone = [ids.amira]
    const cases: [object, number[]][] = [
      [{ numericFilters: 'fee<600', filters: `id:${ids.amira}` }, []],
      [{ filters: 'fee>=600' }, amiraAlone],
      [{ filters: 'insurances:first-insurer' }, []],
      [{ filters: 'insurances:second-insurer' }, amiraAlone],
      [{ filters: 'city_slug:testville' }, []],
      [{ filters: 'fg_homecare:true OR fg_online:true' }, []],
      [{ filters: 'fg_available_today:true', query: 'amira' }, []],
      [{ nestedFilters: { service_fees: 'fee<600' }, query: 'amira' }, []],
      [{ nestedFilters: { service_fees: 'consultation_type:clinic AND fee:700' } }, amiraAlone],
      [{ nestedFilters: { locations: 'city_slug:testville' } }, []],
      [{ nestedFilters: { hours: 'weekday:1' }, query: 'amira' }, []],
      [{ nestedFilters: { hours: 'weekday:5' }, query: 'amira' }, amiraAlone],
    ]
    for (const [body, expected] of cases) expect([body, await found(body)]).toEqual([body, expected])
  })
})

it('a market that a choice leaves empty is offered once somebody is there, and no longer when nobody is', async () => {
  const pass = () => shown.pass(300)
  pass()
  await shown.choose({ facilities: ['test-clinic'] })
  const offered = async () => {
    const answer = await shown.server.call('locale', 'GET', '/static/countries_languages')
    return answer.json<{ data: { country: string }[] }>().data.map(({ country }) => country)
  }
  const versionOf = async () =>
    (await shown.server.call('locale', 'GET', '/appservice/init')).json<{ data: { version: string } }>().data.version
  const [before, version] = [await offered(), await versionOf()]
  await shown.change(listed.replace(`'ae'`, `'sa'`))
  const meanwhile = await offered()
  pass()
  const [after, laterVersion] = [await offered(), await versionOf()]
  await shown.change(listed)
  pass()
  expect([before, meanwhile, after, await offered()]).toEqual([['ae'], ['ae'], ['ae', 'sa'], ['ae']])
  expect(laterVersion).not.toBe(version)
})
