import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { readElements } from '#tests/support/page-elements'
import { pageEntities } from '#tests/support/page-entities'
import { bareRows, routeRows, tableLocales, type Entities, type RouteRow } from '#tests/support/route-rows'
import { startTestServer, type TestServer } from '#tests/support/server'

let server: TestServer
let entities: Record<string, Entities>

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront, config: { publicOrigin: 'https://app.example' } })
  entities = Object.fromEntries(
    await Promise.all(tableLocales.map(async (locale) => [locale, await entitiesOf(locale)])),
  )
}, 240_000)
afterAll(() => server.close())

/** The language stands for one that the doctor speaks by whose speciality and city the other placeholders are. */
async function entitiesOf(locale: string): Promise<Entities> {
  const known = await pageEntities(server, locale)
  const [doctor] = await server.database.query<{ language: string }>(
    'select languages[1] as language from practitioners where slug = $1',
    [known['dr-example']],
  )
  return { ...known, urdu: doctor!.language }
}

const rowsOf = (id: string) => routeRows((locale) => entities[locale]!).filter((row) => row.id === id)
const localeOf = ({ path }: RouteRow) => path.split('/')[1]!

/** What a list says in plain HTML: its address, its heading and whom it leads to. */
async function open(path: string) {
  const answer = await server.app.inject(path)
  const elements = readElements(parse(answer.body))
  const frame = elements.find(({ attributes }) => 'data-screen' in attributes)?.attributes ?? {}
  const { pathname } = new URL(
    elements.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'] ??
      'https://none.example/none',
  )
  const lists = elements
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as { '@type': string; itemListElement: { url: string }[] })
  const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes['href'] ?? '')
  const doctors = (lists.find((list) => list['@type'] === 'ItemList')?.itemListElement ?? []).map(
    ({ url }) => new URL(url).pathname,
  )
  return {
    status: answer.statusCode,
    screen: frame['data-screen'],
    params: {
      ...(JSON.parse(frame['data-params'] ?? '{}') as object),
      ...(frame['data-kind'] ? { kind: frame['data-kind'] } : {}),
    },
    heading: answer.body.split('<h1')[1]?.split('</h1>')[0] ?? '',
    canonical: pathname,
    doctors,
    unlinked: doctors.filter((doctor) => !links.includes(doctor)),
  }
}

/** Opens every address of a row of the table, and looks at each list with what it must be known by and whom it may list. */
async function expectLists(
  id: string,
  of: (row: RouteRow) => { canonical: string; isOnIt?: (doctor: string) => Promise<boolean> | boolean },
) {
  const rows = rowsOf(id)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    const { canonical, isOnIt = () => true } = of(row)
    const list = await open(row.path)
    expect([row.path, list]).toMatchObject([
      row.path,
      { status: 200, screen: 'doctor-results', params: row.params, canonical, unlinked: [] },
    ])
    expect([row.path, list.doctors.length > 0, /\d/.test(list.heading)]).toEqual([row.path, true, true])
    for (const doctor of list.doctors)
      expect([row.path, doctor, await isOnIt(doctor)]).toEqual([row.path, doctor, true])
  }
}

const word = (locale: string) => (locale === 'id' ? 'dokter' : 'doctor')
const partOf = (path: string, index: number) => path.split('/')[index]
const slugOf = (path: string) => path.split('/').at(-1)!
const is = async (condition: string, doctor: string, value: string) =>
  (
    await server.database.query(`select 1 from practitioners p where p.slug = $1 and ${condition}`, [
      slugOf(doctor),
      value,
    ])
  ).length > 0

describe('lists of doctors by their addresses, from the server', () => {
  it('lists who speaks a language, of all doctors or of a speciality [R23]', () =>
    expectLists('R23', (row) => {
      const { language = '', speciality } = row.params!
      return {
        canonical: `/${localeOf(row)}/${speciality ?? word(localeOf(row))}/spoken-language/${language}`,
        isOnIt: async (doctor) =>
          (await is('$2 = any(p.languages)', doctor, language)) && (!speciality || partOf(doctor, 3) === speciality),
      }
    }))

  it('lists the doctors of a city under each title [R24]', () =>
    expectLists('R24', (row) => ({
      canonical: `/${localeOf(row)}/${word(localeOf(row))}/city/${row.params!['city']}`,
      isOnIt: (doctor) => partOf(doctor, 4) === row.params!['city'],
    })))

  it('lists the doctors of a speciality under each title, with or without a city [R25]', () =>
    expectLists('R25', (row) => {
      const { speciality, city } = row.params!
      return {
        canonical: ['', localeOf(row), word(localeOf(row)), speciality, ...(city ? [city] : [])].join('/'),
        isOnIt: (doctor) => partOf(doctor, 3) === speciality && (!city || partOf(doctor, 4) === city),
      }
    }))

  it('lists the doctors who take an insurance [R26]', () =>
    expectLists('R26', (row) => ({
      canonical: `/${localeOf(row)}/insurance/${row.params!['insurance']}`,
      isOnIt: (doctor) =>
        is(
          `exists (select 1 from practice_locations l join insurance_plans plan on plan.id = any(l.plan_ids)
             join insurers i on i.id = plan.insurer_id where l.practitioner_id = p.id and i.slug = $2)`,
          doctor,
          row.params!['insurance']!,
        ),
    })))

  it('lists all doctors, or all of a city [R27]', () =>
    expectLists('R27', (row) => {
      const { city } = row.params!
      return {
        canonical: city ? `/${localeOf(row)}/${word(localeOf(row))}/city/${city}` : `/${localeOf(row)}/search/result`,
        isOnIt: (doctor) => !city || partOf(doctor, 4) === city,
      }
    }))

  it('lists the doctors of a city and a speciality, the city first [R28]', () =>
    expectLists('R28', (row) => {
      const { city, speciality } = row.params!
      return {
        canonical: `/${localeOf(row)}/${word(localeOf(row))}/${speciality}/${city}`,
        isOnIt: (doctor) => partOf(doctor, 3) === speciality && partOf(doctor, 4) === city,
      }
    }))

  it('reads what a list is a list of from its address [R32]', async () => {
    const rows = routeRows((locale) => entities[locale]!).filter(({ params }) => params?.['kind'] !== undefined)
    expect(new Set(rows.map(({ params }) => params!['kind']))).toEqual(
      new Set(['city', 'spoken-language', 'insurance', 'doctors', 'speciality']),
    )
    for (const row of rows.filter(({ path }) => path.startsWith('/en-ae/')))
      expect([row.path, (await open(row.path)).params]).toEqual([row.path, row.params])
  })
})

describe('an address that lists nothing', () => {
  it('is not found, with a way on, where its city, speciality, insurer or language is not known', async () => {
    const { dermatology, 'abu-dhabi': city } = entities['en-ae']!
    const paths = [
      `doctor/${dermatology}/atlantis`,
      `doctor/phrenology/${city}`,
      'doctor/phrenology',
      'doctor/city/atlantis',
      `${city}/phrenology`,
      'atlantis/doctors',
      'insurance/nobody-insures',
      'doctor/spoken-language/klingon',
      'doctor/spoken-language',
      `${dermatology}/spoken-language`,
      'phrenology/spoken-language/arabic',
      // A city of another country.
      `doctor/city/${entities['ar-sa']!['abu-dhabi']}`,
    ]
    for (const path of paths) {
      const answer = await server.app.inject(`/en-ae/${path}`)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.body).toMatch(/<main[^]*<a [^>]*href="\/en-ae\/search\/result"/)
      expect(answer.body).toContain('<meta name="robots" content="noindex"')
    }
  })
})

describe('older addresses', () => {
  it('lead for good to their screens, without a locale to that of the cookie, else the tenant’s, and under a locale to that one [R31]', async () => {
    const former: Record<string, string> = { '/search-result': '/search/result', '/search-clinic': '/clinic' }
    const lead = async (url: string, cookie?: string) => {
      const { statusCode, headers } = await server.app.inject({ url, headers: cookie ? { cookie } : {} })
      return [url, statusCode, headers.location]
    }
    const rows = bareRows.filter(({ id }) => id === 'R31')
    expect(rows.length).toBeGreaterThan(8)
    for (const { path } of rows) {
      const to = former[path] ?? path
      expect(await lead(path)).toEqual([path, 301, `/en-ae${to}`])
      expect(await lead(`${path}?city=dubai`, 'locale-patientweb=ar-sa')).toEqual([
        `${path}?city=dubai`,
        301,
        `/ar-sa${to}?city=dubai`,
      ])
    }
    for (const [path, to] of Object.entries(former))
      expect(await lead(`/id${path}?key=patientweb`)).toEqual([
        `/id${path}?key=patientweb`,
        301,
        `/id${to}?key=patientweb`,
      ])
    // The one that is a screen of its own without a locale.
    expect((await server.app.inject('/appointment-session')).statusCode).toBe(200)
  })
})
