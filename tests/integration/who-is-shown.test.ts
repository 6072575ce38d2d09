import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { additions } from '#contract/services'
import { createDirectory } from '#server/directory/directory'
import { createSitemapLists } from '#server/directory/sitemap'
import { availabilityExceptions, practitioners } from '#server/db/schema/practitioners'
import { isListedFor, whereListedFor } from '#server/directory/listed'
import { isShownBy } from '#server/services/appointment/offers'
import { startTestServer, type TestServer } from '#tests/support/server'
import { bookingAt, holdAt, ids, monday, openWorld, otherTenant, type World } from './appointment-world.ts'
import { visit } from './appointment-times.ts'

let world: World
/** A server that began after the practice was there, so that its search knows the clinics. */
let server: TestServer
let guestToken: string
let now = monday
beforeAll(async () => {
  world = await openWorld()
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
  await world.reset()
  guestToken = await world.guest()
})

const tomorrow = '2026-11-24T05:00:00.000Z'
const scope = { tenant: 'patientweb', markets: ['ae', 'sa', 'id'] }
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
    return cities.find(({ slug }) => slug === 'testville')!.doctors > 1 ? 'amira-test' : ''
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

/** Changes the doctor, and has the search follow. */
async function change(values: string): Promise<void> {
  await world.database.execute(`update practitioners set ${values} where id = ${ids.amira}`)
  // Past what is kept of an answer for everybody.
  now = new Date(now.getTime() + 60_000)
  const engine = await server.app.searchEngine()
  await engine.followPractitioners([ids.amira, ids.colleague])
}

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

it('one rule says the same in each of its forms', async () => {
  const entries = [true, false].flatMap((published) =>
    [true, false].flatMap((fg_test) =>
      [0, 1, 2, 3].flatMap((plan) =>
        [[], ['patientweb'], ['patientweb', otherTenant], [otherTenant]].flatMap((whitelabels) =>
          ['ae', 'sa'].map((country_code) => ({ published, fg_test, plan, whitelabels, country_code })),
        ),
      ),
    ),
  )
  const own = { tenant: 'patientweb', markets: ['ae'] }
  for (const entry of entries) {
    await world.database.query(
      `update practitioners set published = $1, fg_test = $2, plan = $3, whitelabels = $4, country_code = $5 where id = $6`,
      [entry.published, entry.fg_test, entry.plan, entry.whitelabels, entry.country_code, ids.amira],
    )
    const inSql = await world.database.query(
      `select 1 from practitioners p where p.id = $2 and p.country_code = 'ae' and ${whereListedFor('p', '$1')}`,
      [own.tenant, ids.amira],
    )
    const tenant = (await world.app.tenants.find('patientweb'))!
    const inBooking = await world.database.db
      .select({ id: practitioners.id })
      .from(practitioners)
      .where(
        and(
          eq(practitioners.id, ids.amira),
          isShownBy({ ...tenant, configuration: { ...tenant.configuration, markets: ['ae'] } }),
        ),
      )
    const expected = isListedFor(entry, own)
    expect([entry, inSql.length > 0, inBooking.length > 0]).toEqual([entry, expected, expected])
  }
  expect(entries.filter((entry) => isListedFor(entry, own))).toHaveLength(6)
})
