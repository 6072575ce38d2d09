import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { additions } from '#contract/services'
import type { DoctorHit, FacilityHit } from '#contract/directory'
import type { DirectoryChoice } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { insurancePlans, insurers } from '#server/db/schema/insurance'
import { viewText, type Scope } from '#server/directory/visibility/scope'
import { createDirectory } from '#server/directory/directory'
import { createSitemapLists } from '#server/directory/sitemap'
import { availabilityExceptions, practitioners } from '#server/db/schema/practitioners'
import { whereListedFor } from '#server/directory/visibility/rule'
import { isShownBy } from '#server/directory/visibility/queries'
import { startTestServer, type TestServer } from '#tests/support/server'
import { tenantTool } from '#tests/support/tenant-tool'
import {
  bookingAt,
  holdAt,
  ids,
  monday,
  openWorld,
  otherTenant,
  type World,
} from '#tests/integration/appointment-world'
import { visit } from '#tests/integration/appointment-times'

let world: World
/** A server that began after the practice was there, so that its search knows the clinics. */
let server: TestServer
let guestToken: string
let now = monday
beforeAll(async () => {
  world = await openWorld()
  await addInsurers(world.database)
  server = await startTestServer({ database: world.database, clock: () => now })
  // Whoever asks for the colleague is offered others.
  await world.database.db.insert(availabilityExceptions).values({
    practitionerId: ids.colleague,
    during: { from: new Date('2026-11-22T00:00:00Z'), to: new Date('2027-03-01T00:00:00Z') },
  })
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  await choose(undefined)
  await world.reset()
  guestToken = await world.guest()
})

const tomorrow = '2026-11-24T05:00:00.000Z'
let scope: Scope = { tenant: 'patientweb', markets: ['ae', 'sa', 'id'] }
const amira = new RegExp(`amira-test|"practitioner_id":"${ids.amira}"`)

/** Every question whose answer tells of a doctor who is shown, with what is said. */
const questions: Record<string, () => Promise<string>> = {
  'the search': () => search('doctor', { filters: `id:${ids.amira}` }),
  'the search of those who can be booked': () => search('doctor_bookable', { query: 'amira' }),
  'the search of the nearest': () => search('doctor_nearest', { aroundLatLng: '25.2,55.3', hitsPerPage: 1000 }),
  'their page by id': () => read('discovery', `/practitioner/${ids.amira}/detail`),
  'their page by address': () => read('discovery', '/practitioner/', { slug: 'amira-test', country_code: 'ae' }),
  'the page of a colleague': () => read('discovery', `/practitioner/${ids.colleague}/detail`),
  'the doctors of a clinic': () => read('discovery', '/doctor', { facility_id: ids.hospital }),
  'the page of a clinic': () => read('discovery', `/facility/${ids.hospital}/profile`),
  'their services': () => readOwn('services'),
  'their kinds of visit': () => readOwn('consultation-type'),
  'their free days': () => readOwn('availability/dates-times', visit),
  'their free times': () => readOwn('availability/times', { ...visit, date: '2026-11-24' }),
  'their next free times': () => read('appointment', '/availability/next_availability', { ids: ids.amira }),
  'the next free times of a speciality': () =>
    read('appointment', '/availability/next_availability/category', { ids: 'test-medicine' }),
  'the next free times at a clinic': () => read('appointment', additions.nextAtFacilities.path, { ids: ids.clinic }),
  'what is offered instead': async () => {
    const body = holdAt(tomorrow, { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) })
    return (await world.hold(body)).body
  },
  'a hold': async () => isDone(await world.hold(holdAt(tomorrow))),
  'a booking': async () => isDone(await world.book(bookingAt(tomorrow), { guestToken })),
  'the sitemap': async () =>
    JSON.stringify(await createSitemapLists(world.database).doctors(scope, 'ae', { limit: 50_000 })),
  'the counts of cities': async () => {
    const cities = await createDirectory(world.database, () => new Date()).listCities('ae', scope, 'en')
    // The colleague and whoever else is shown.
    return (cities.find(({ slug }) => slug === 'testville')?.doctors ?? 0) > 1 ? 'amira-test' : ''
  },
}

const search = async (index: string, body: object) =>
  (await server.call('search', 'POST', `/search/indexes/${index}/query`, { body })).body

async function read(service: 'discovery' | 'appointment', path: string, query = {}): Promise<string> {
  const { statusCode, body } = await server.call(service, 'GET', path, { query })
  return statusCode < 300 ? body : ''
}
/** Done for the doctor, or not. */
const isDone = ({ statusCode }: { statusCode: number }) => (statusCode < 300 ? 'amira-test' : '')
const readOwn = async (path: string, query = {}) =>
  isDone(await world.call('appointment', 'GET', `/patientapp/doctors/${ids.amira}/${path}`, { query }))

/** Has the tenant choose what it shows of the directory. */
async function choose(choice: DirectoryChoice | undefined): Promise<void> {
  scope = { ...scope, choice }
  await world.database.query(
    `update tenants set configuration = (configuration - 'directory') || $1::text::jsonb,
       updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond') where code = 'patientweb'`,
    [JSON.stringify(choice ? { directory: choice } : {})],
  )
  for (const { app } of [world, server]) await app.tenants.refresh()
}

/** Two insurers: Dr Amira takes the first at both her places, her colleague the second as well. */
async function addInsurers(database: OpenDatabase): Promise<void> {
  const named = (slug: string) => ({ slug, nameEn: slug, nameAr: slug, nameId: slug, countryCodes: ['ae'] })
  await database.db.insert(insurers).values([
    { id: 900_001, ...named('first-insurer') },
    { id: 900_002, ...named('second-insurer') },
  ])
  await database.db.insert(insurancePlans).values([
    { id: 900_001, insurerId: 900_001, name: 'First' },
    { id: 900_002, insurerId: 900_002, name: 'Second' },
  ])
  await database.execute(`update facilities set plan_ids = '{900001,900002}' where id in (${ids.clinic}, ${ids.hospital});
    update practice_locations set plan_ids = '{900001}' where practitioner_id = ${ids.amira};
    update practice_locations set plan_ids = '{900001,900002}' where practitioner_id = ${ids.colleague}`)
}

/** Changes the doctor, and has the search follow. */
async function change(values: string): Promise<void> {
  await world.database.execute(`update practitioners set ${values} where id = ${ids.amira}`)
  // Past what is kept of an answer for everybody.
  now = new Date(now.getTime() + 60_000)
  const engine = await server.app.searchEngine()
  await engine.followPractitioners([ids.amira, ids.colleague])
}

/** Keeps the doctor's speciality for some tenants; shows it to all where none are given. */
const showSpeciality = (tenants: string[]) =>
  world.database.query(`update specialities set whitelabels = $1 where slug = 'test-medicine'`, [tenants])

const listed = `published = true, fg_test = false, plan = 1, whitelabels = '{}', country_code = 'ae'`

describe.each([
  ['a test', 'fg_test = true'],
  ['of no listed plan', 'plan = 0'],
  ['of a plan that is not listed', 'plan = 3'],
  ['not published', 'published = false'],
  ['kept for another tenant', `whitelabels = '{${otherTenant}}'`],
])('a doctor who is %s', (_what, values) => {
  it.each(Object.entries(questions))('is not in %s', async (_question, ask) => {
    await change(listed)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await change(values)
    expect(await ask()).not.toMatch(amira)
  })
})

describe('a doctor of a speciality that is kept for another tenant', () => {
  afterEach(() => showSpeciality([]))
  it.each(Object.entries(questions))('is not in %s', async (_question, ask) => {
    await showSpeciality(['patientweb', otherTenant])
    await change(listed)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await showSpeciality([otherTenant])
    await change(listed)
    expect(await ask()).not.toMatch(amira)
  })
})

const both = ['test-clinic', 'test-hospital']
describe.each<[string, DirectoryChoice, DirectoryChoice]>([
  ['of other insurers', { insurers: ['first-insurer', 'second-insurer'] }, { insurers: ['second-insurer'] }],
  ['at other facilities', { facilities: both }, { facilities: ['cairo-clinic'] }],
  ['of nobody', { insurers: ['first-insurer'], facilities: both }, { facilities: [] }],
])('a doctor who is not of the choice: %s', (_what, of, others) => {
  it.each(Object.entries(questions))('is not in %s', async (_question, ask) => {
    await change(listed)
    await choose(of)
    now = new Date(now.getTime() + 60_000)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await choose(others)
    now = new Date(now.getTime() + 60_000)
    expect(await ask()).not.toMatch(amira)
  })
})

describe('a tenant of one hospital', () => {
  beforeEach(async () => {
    await change(listed)
    await choose({ facilities: ['test-hospital'], insurers: ['first-insurer'] })
  })

  it('shows a doctor there alone, with the fees of that place', async () => {
    const hits = JSON.parse(await search('doctor', { query: '', facets: ['facility_ids', 'insurances', 'city'] })) as {
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
    const page = await read('discovery', `/practitioner/${ids.amira}/detail`)
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
    const { hits } = JSON.parse(await search('facility', {})) as { hits: FacilityHit[] }
    expect(hits.map(({ id, doctors, fg_bookable, fees }) => ({ id, doctors, fg_bookable, fees }))).toEqual([
      { id: String(ids.hospital), doctors: 1, fg_bookable: true, fees: 500 },
    ])
    expect(await read('discovery', `/facility/${ids.clinic}/profile`)).toBe('')
    const lists = createSitemapLists(world.database)
    expect((await lists.facilities(scope, 'ae', { limit: 100 })).map(({ slug }) => slug)).toEqual(['test-hospital'])
    expect((await lists.insurers(scope, 'ae')).map(({ slug }) => slug)).toEqual(['first-insurer'])
  })

  it('offers neither other insurers nor cities and markets with nobody', async () => {
    expect(JSON.parse(await search('insurance', {})).hits).toMatchObject([{ slug: 'first-insurer' }])
    const cities = await read('discovery', '/master/cities', { country_code: 'ae' })
    expect(cities).toContain('suburb')
    expect(cities).not.toMatch(/testville|cairene/)
    const countries = (await server.call('locale', 'GET', '/static/countries_languages')).json<{
      data: { country: string }[]
    }>()
    expect(countries.data.map(({ country }) => country)).toEqual(['ae'])
    const init = (await server.call('locale', 'GET', '/appservice/init')).body
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
    await change(listed)
    await choose({ facilities: ['cairo-clinic'] })
  })
  afterAll(async () => {
    for (const table of ['availability_rules', 'services', 'practice_locations'])
      await world.database.query(`delete from ${table} where practitioner_id = $1 and facility_id = $2`, [
        place.practitioner_id,
        place.facility_id,
      ])
    await change(listed)
  })

  type Found = {
    hits: DoctorHit[]
    nbHits: number
    facets: Record<string, object>
    facets_stats: Record<string, object>
  }
  const ask = async (body: object) => JSON.parse(await search('doctor', { facets: ['*'], ...body })) as Found
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
    const cities = JSON.parse(await read('discovery', '/master/cities', { country_code: 'ae' })) as {
      data: { slug: string; doctors: number }[]
    }
    expect(cities.data.map(({ slug, doctors }) => [slug, doctors])).toEqual([['cairene', 2]])
    const lists = createSitemapLists(world.database)
    expect(await lists.cities(scope, 'ae')).toMatchObject([{ slug: 'cairene', doctors: 2 }])
    expect(await lists.specialitiesInCities(scope, 'ae')).toMatchObject([{ city_slug: 'cairene', doctors: 2 }])
  })

  it('orders and shows by the fee there, which is what the whole directory does not', async () => {
    for (const sortBy of ['fee', 'fee_clinic']) {
      const { hits } = await ask({ sortBy })
      expect(hits.map(({ id, fee }) => [Number(id), fee])).toEqual([
        [ids.cairene, 200],
        [ids.amira, 700],
      ])
    }
    await choose({ facilities: ['cairo-clinic', 'test-clinic'] })
    const { hits } = await ask({ sortBy: 'fee', filters: `id:${ids.amira} OR id:${ids.cairene}` })
    expect(hits.map(({ id, fee }) => [Number(id), fee])).toEqual([
      [ids.cairene, 200],
      [ids.amira, 250],
    ])
    await choose({ facilities: ['cairo-clinic'] })
    expect(await found({ sortBy: 'soonest' })).toEqual([ids.cairene, ids.amira])
  })

  it('counts nothing of a clinic that is kept for another tenant, whoever chose what', async () => {
    const keptFor = (tenants: string) =>
      world.database.execute(`update facilities set whitelabels = '{${tenants}}' where id = ${ids.clinic}`)
    await choose(undefined)
    await keptFor(otherTenant)
    await change(listed)
    const { facets } = await ask({ query: 'amira' })
    await keptFor('')
    await change(listed)
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
  const pass = () => (now = new Date(now.getTime() + 300_000))
  pass()
  await choose({ facilities: ['test-clinic'] })
  const offered = async () => {
    const answer = await server.call('locale', 'GET', '/static/countries_languages')
    return answer.json<{ data: { country: string }[] }>().data.map(({ country }) => country)
  }
  const versionOf = async () =>
    (await server.call('locale', 'GET', '/appservice/init')).json<{ data: { version: string } }>().data.version
  const [before, version] = [await offered(), await versionOf()]
  await change(listed.replace(`'ae'`, `'sa'`))
  const meanwhile = await offered()
  pass()
  const [after, laterVersion] = [await offered(), await versionOf()]
  await change(listed)
  pass()
  expect([before, meanwhile, after, await offered()]).toEqual([['ae'], ['ae'], ['ae', 'sa'], ['ae']])
  expect(laterVersion).not.toBe(version)
})

it('one rule says the same in each of its forms', async () => {
  const tenants = [[], ['patientweb'], ['patientweb', otherTenant], [otherTenant]]
  const entries = [true, false].flatMap((published) =>
    [true, false].flatMap((fg_test) =>
      [0, 1, 2, 3].flatMap((plan) =>
        tenants.flatMap((whitelabels) =>
          ['ae', 'sa'].flatMap((country_code) =>
            (published && !fg_test && plan === 1 ? tenants : [[]]).map((speciality) => ({
              ...{ published, fg_test, plan, whitelabels, country_code, speciality },
            })),
          ),
        ),
      ),
    ),
  )
  const choices: (DirectoryChoice | undefined)[] = [
    undefined,
    { insurers: ['first-insurer'] },
    { insurers: ['second-insurer'] },
    { facilities: ['test-hospital'] },
    { facilities: ['cairo-clinic'] },
    { insurers: ['second-insurer'], facilities: ['test-hospital'] },
  ]
  const engine = await server.app.searchEngine()
  const directory = createDirectory(world.database, () => now)
  const { code, configuration } = (await world.app.tenants.find('patientweb'))!
  const counts = choices.map(() => 0)
  for (const entry of entries) {
    await world.database.query(
      `update practitioners set published = $1, fg_test = $2, plan = $3, whitelabels = $4, country_code = $5 where id = $6`,
      [entry.published, entry.fg_test, entry.plan, entry.whitelabels, entry.country_code, ids.amira],
    )
    await showSpeciality(entry.speciality)
    await engine.followPractitioners([ids.amira])
    const isUsual = entry.published && !entry.fg_test && entry.plan === 1 && entry.speciality.length === 0
    for (const [index, choice] of choices.entries()) {
      if (choice && !isUsual) continue
      const own = { tenant: code, markets: ['ae'], choice }
      const inSql = await world.database.query(
        `select 1 from practitioners p where p.id = $2 and p.country_code = 'ae' and ${whereListedFor('p', '$1')}`,
        [viewText(own), ids.amira],
      )
      const tenant = {
        code,
        configuration: { ...configuration, markets: ['ae' as const], ...(choice && { directory: choice }) },
      }
      const inBooking = await world.database.db
        .select({ id: practitioners.id })
        .from(practitioners)
        .where(and(eq(practitioners.id, ids.amira), isShownBy(tenant)))
      const inSearch = await engine.search('doctor', { filters: `id:${ids.amira}` }, { scope: own })
      const page = await directory.findPractitioner(ids.amira, own, 'en')
      const isShown = inSql.length > 0
      const forms = { inBooking: inBooking.length > 0, inSearch: inSearch.nbHits > 0, page: page !== undefined }
      expect([entry, choice, forms]).toEqual([entry, choice, { inBooking: isShown, inSearch: isShown, page: isShown }])
      counts[index]! += Number(isShown)
    }
  }
  await showSpeciality([])
  expect(counts).toEqual([12, 3, 0, 3, 0, 0])
})
