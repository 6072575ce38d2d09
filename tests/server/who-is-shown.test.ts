import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { additions } from '#contract/services'
import type { DirectoryChoice } from '#contract/tenant'
import { practitioners } from '#server/db/schema/practitioners'
import { createDirectory } from '#server/directory/directory'
import { createSitemapLists } from '#server/directory/sitemap'
import { isShownBy } from '#server/directory/visibility/queries'
import { whereListedFor } from '#server/directory/visibility/rule'
import { viewText } from '#server/directory/visibility/scope'
import { visit } from '#tests/integration/appointment-times'
import { bookingAt, holdAt, ids, otherTenant, type World } from '#tests/integration/appointment-world'
import { listed, openShownWorld, type ShownWorld } from './shown-world.ts'

let shown: ShownWorld
let world: World
let guestToken: string
beforeAll(async () => {
  shown = await openShownWorld()
  world = shown.world
})
afterAll(() => shown.close())
beforeEach(async () => {
  await shown.startAnew()
  guestToken = await world.guest()
})

const tomorrow = '2026-11-24T05:00:00.000Z'
const amira = new RegExp(`amira-test|"practitioner_id":"${ids.amira}"`)

/** Every question whose answer tells of a doctor who is shown, with what is said. */
const questions: Record<string, () => Promise<string>> = {
  'the search': () => shown.search('doctor', { filters: `id:${ids.amira}` }),
  'the search of those who can be booked': () => shown.search('doctor_bookable', { query: 'amira' }),
  'the search of the nearest': () => shown.search('doctor_nearest', { aroundLatLng: '25.2,55.3', hitsPerPage: 1000 }),
  'their page by id': () => shown.read('discovery', `/practitioner/${ids.amira}/detail`),
  'their page by address': () => shown.read('discovery', '/practitioner/', { slug: 'amira-test', country_code: 'ae' }),
  'the page of a colleague': () => shown.read('discovery', `/practitioner/${ids.colleague}/detail`),
  'the doctors of a clinic': () => shown.read('discovery', '/doctor', { facility_id: ids.hospital }),
  'the page of a clinic': () => shown.read('discovery', `/facility/${ids.hospital}/profile`),
  'their services': () => readOwn('services'),
  'their kinds of visit': () => readOwn('consultation-type'),
  'their free days': () => readOwn('availability/dates-times', visit),
  'their free times': () => readOwn('availability/times', { ...visit, date: '2026-11-24' }),
  'their next free times': () => shown.read('appointment', '/availability/next_availability', { ids: ids.amira }),
  'the next free times of a speciality': () =>
    shown.read('appointment', '/availability/next_availability/category', { ids: 'test-medicine' }),
  'the next free times at a clinic': () =>
    shown.read('appointment', additions.nextAtFacilities.path, { ids: ids.clinic }),
  'what is offered instead': async () => {
    const body = holdAt(tomorrow, { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) })
    return (await world.hold(body)).body
  },
  'a hold': async () => isDone(await world.hold(holdAt(tomorrow))),
  'a booking': async () => isDone(await world.book(bookingAt(tomorrow), { guestToken })),
  'the sitemap': async () =>
    JSON.stringify(await createSitemapLists(world.database).doctors(shown.scope(), 'ae', { limit: 50_000 })),
  'the counts of cities': async () => {
    const cities = await createDirectory(world.database, () => new Date()).listCities('ae', shown.scope(), 'en')
    // The colleague and whoever else is shown.
    return (cities.find(({ slug }) => slug === 'testville')?.doctors ?? 0) > 1 ? 'amira-test' : ''
  },
}

/** Done for the doctor, or not. */
const isDone = ({ statusCode }: { statusCode: number }) => (statusCode < 300 ? 'amira-test' : '')
const readOwn = async (path: string, query = {}) =>
  isDone(await world.call('appointment', 'GET', `/patientapp/doctors/${ids.amira}/${path}`, { query }))

describe.each([
  ['a test', 'fg_test = true'],
  ['of no listed plan', 'plan = 0'],
  ['of a plan that is not listed', 'plan = 3'],
  ['not published', 'published = false'],
  ['kept for another tenant', `whitelabels = '{${otherTenant}}'`],
])('a doctor who is %s', (_what, values) => {
  it.each(Object.entries(questions))('is not in %s', async (_question, ask) => {
    await shown.change(listed)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await shown.change(values)
    expect(await ask()).not.toMatch(amira)
  })
})

describe('a doctor of a speciality that is kept for another tenant', () => {
  afterEach(() => shown.showSpeciality([]))
  it.each(Object.entries(questions))('is not in %s', async (_question, ask) => {
    await shown.showSpeciality(['patientweb', otherTenant])
    await shown.change(listed)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await shown.showSpeciality([otherTenant])
    await shown.change(listed)
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
    await shown.change(listed)
    await shown.choose(of)
    shown.pass(60)
    expect(await ask()).toMatch(amira)
    await world.reset()
    guestToken = await world.guest()
    await shown.choose(others)
    shown.pass(60)
    expect(await ask()).not.toMatch(amira)
  })
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
  const engine = await shown.server.app.searchEngine()
  const directory = createDirectory(world.database, shown.now)
  const { code, configuration } = (await world.app.tenants.find('patientweb'))!
  const counts = choices.map(() => 0)
  for (const entry of entries) {
    await world.database.query(
      `update practitioners set published = $1, fg_test = $2, plan = $3, whitelabels = $4, country_code = $5 where id = $6`,
      [entry.published, entry.fg_test, entry.plan, entry.whitelabels, entry.country_code, ids.amira],
    )
    await shown.showSpeciality(entry.speciality)
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
  await shown.showSpeciality([])
  expect(counts).toEqual([12, 3, 0, 3, 0, 0])
})
