import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit } from '#contract/directory'
import { searchIndexes, type SearchAnswer } from '#contract/search'
import { whereListed, wherePlace } from '#server/directory/visibility/conditions'
import { startTestServer, type TestServer } from '../support/server.ts'
import { searchClients } from './search-client.ts'

const visible = 'published:true AND fg_test:false AND (plan:1 OR plan:2)'
const noon = new Date('2026-11-25T08:00:00Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => noon })
})
afterAll(() => server.close())

const post = (path: string, body: unknown, headers = {}) =>
  server.call('search', 'POST', `/search/indexes/${path}`, { body, headers })
const answerOf = async (path: string, body: unknown) => (await post(path, body)).json<SearchAnswer<DoctorHit>>()

describe('the algoliasearch client', () => {
  it('searches several indexes with the lite client, whose body is text/plain [C71]', async () => {
    const { results } = await searchClients(server).lite.search<DoctorHit>({
      requests: [
        { indexName: 'doctor', query: 'derma', filters: visible, facets: ['city_slug'], hitsPerPage: 3 },
        { indexName: 'speciality', query: 'derma', filters: 'language_code:ar' },
      ],
    })
    const [doctors, specialities] = results as [
      SearchAnswer<DoctorHit>,
      SearchAnswer<{ slug: string; language_code: string }>,
    ]
    expect(doctors.hits.map((hit) => hit.speciality_slug)).toEqual(['dermatology', 'dermatology', 'dermatology'])
    expect(sum(doctors.facets!['city_slug']!)).toBe(doctors.nbHits)
    expect(specialities.hits.map(({ slug, language_code }) => [slug, language_code])).toEqual([['dermatology', 'ar']])
  })

  it('searches one index with the full client [C70]', async () => {
    const answer = await searchClients(server).full.searchSingleIndex<DoctorHit>({
      indexName: 'doctor',
      searchParams: {
        query: 'skin',
        filters: visible,
        hitsPerPage: 2,
        attributesToRetrieve: ['fullName', 'speciality_slug'],
      },
    })
    expect(answer.hits).toHaveLength(2)
    for (const hit of answer.hits) {
      expect(Object.keys(hit).toSorted()).toEqual(['_highlightResult', 'fullName', 'objectID', 'speciality_slug'])
    }
  })

  it('posts to our own path without a rewrite [C70]', async () => {
    const answer = await searchClients(server).lite.customPost({
      path: 'search/indexes/facility/query',
      body: { hitsPerPage: 1 },
    })
    expect((answer as unknown as SearchAnswer).hits).toHaveLength(1)
  })

  it('is told in words what is wrong with a filter', async () => {
    const pending = searchClients(server).full.searchSingleIndex({
      indexName: 'doctor',
      searchParams: { filters: 'plan:1 AND' },
    })
    await expect(pending).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'filters: expected an attribute at position 10',
    })
  })
})

describe('one query', () => {
  it.each(searchIndexes)('is answered by the index %s, bare and without data [C73]', async (index) => {
    const answer = await answerOf(`${index}/query`, { query: '', hitsPerPage: 1 })
    expect(answer).toMatchObject({ index, hitsPerPage: 1, page: 0, exhaustiveNbHits: true, query: '' })
    expect(answer.nbHits).toBeGreaterThan(0)
    expect(answer.nbPages).toBe(answer.nbHits)
    expect(answer.hits).toHaveLength(1)
  })

  it.each(['doctors', 'DOCTOR', '__proto__', 'x'.repeat(80)])(
    'names an index that does not exist: %s [V13] [E14]',
    async (name) => {
      const answer = await post(`${name}/query`, { query: 'a' })
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: 512, message: `index ${name} not defined` }])
    },
  )

  it('takes its parameters from the body, an object or a URL-encoded text alike [C70]', async () => {
    const params = {
      query: 'skin',
      filters: visible,
      facets: ['gender'],
      facetFilters: [['gender:female', 'gender:male']],
      hitsPerPage: 5,
      page: 1,
      getRankingInfo: true,
    }
    const encoded = new URLSearchParams(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    const answers = await Promise.all(
      [params, { params }, { params: encoded.toString() }].map((body) => answerOf('doctor/query', body)),
    )
    const [first, ...others] = answers.map(({ processingTimeMS: _time, ...answer }) => answer)
    expect(first!.hits).toHaveLength(5)
    for (const other of others) expect(other).toEqual(first)
  })

  it('finds those who are published, no test and of a listed plan, whether that is asked for or not [V14]', async () => {
    const [counts] = await server.database.query<{ shown: number; tests: number; others: number; hidden: number }>(
      `select count(*) filter (where published and not fg_test and plan in (1, 2))::int as shown,
         count(*) filter (where fg_test)::int as tests, count(*) filter (where plan not in (1, 2))::int as others,
         count(*) filter (where not published)::int as hidden from practitioners`,
    )
    expect(Math.min(counts!.tests, counts!.others, counts!.hidden)).toBeGreaterThan(0)
    expect((await answerOf('doctor/query', { filters: visible, hitsPerPage: 0 })).nbHits).toBe(counts!.shown)
    // Whoever leaves the filters out, or turns them round, finds nobody more.
    expect((await answerOf('doctor/query', { hitsPerPage: 0 })).nbHits).toBe(counts!.shown)
    for (const filters of ['published:false', 'fg_test:true', 'NOT plan:1 AND NOT plan:2'])
      expect((await answerOf('doctor/query', { filters })).nbHits).toBe(0)
  })

  it('sorts the nearest first and says how far they are [C73]', async () => {
    const answer = await answerOf('doctor_nearest/query', {
      aroundLatLng: '25.2048,55.2708',
      getRankingInfo: true,
      filters: visible,
    })
    const distances = answer.hits.map((hit) => hit._rankingInfo!.geoDistance!)
    expect(distances).toHaveLength(20)
    expect(distances.map((metres) => Math.floor(metres / 20))).toEqual(
      distances.map((metres) => Math.floor(metres / 20)).toSorted((one, other) => one - other),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(25_000)
  })

  it.each(['derma', 'skin', 'جلد', 'الجلدية', 'kulit', 'dremato'])('finds skin doctors by "%s"', async (query) => {
    const { hits } = await answerOf('doctor/query', { query, filters: visible, hitsPerPage: 5 })
    expect(new Set(hits.map((hit) => hit.speciality_slug))).toEqual(new Set(['dermatology']))
  })

  it.each([
    [{ hitsPerPage: -1 }, '/hitsPerPage'],
    [{ hitsPerPage: '20' }, '/hitsPerPage'],
    [{ page: 1.5 }, '/page'],
    [{ query: 7 }, '/query'],
    [{ query: 'x'.repeat(600) }, '/query'],
    [{ filters: ['a'] }, '/filters'],
    [{ filters: 'unknown:1' }, '/filters'],
    [{ facets: ['unknown'] }, '/facets'],
    [{ facetFilters: ['city'] }, '/facetFilters'],
    [{ nestedFilters: { locations: 'plan >' } }, '/nestedFilters/locations'],
    [{ aroundLatLng: 'here' }, '/aroundLatLng'],
    [{ start_time: '2026-11-25T08:00:00Z' }, '/end_time'],
    [{ params: 'hitsPerPage=many' }, '/hitsPerPage'],
    [{ params: 7 }, '/params'],
  ])('refuses %j, naming the field', async (body, path) => {
    const answer = await post('doctor/query', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
  })

  it('refuses a body that is not JSON, whichever type it claims', async () => {
    for (const type of ['application/json', 'text/plain']) {
      const answer = await post('doctor/query', '{"query":', { 'content-type': type })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad_request'])
    }
  })
})

describe('several queries', () => {
  it('stop when one has filled its page [C72]', async () => {
    const requests = [
      { indexName: 'doctor', query: 'zzzzqqq', hitsPerPage: 5 },
      { indexName: 'doctor', query: '', hitsPerPage: 5 },
      { indexName: 'facility', query: '', hitsPerPage: 5 },
    ]
    const stopped = (await post('*/queries', { requests, strategy: 'stopIfEnoughMatches' })).json<{
      results: SearchAnswer[]
    }>()
    expect(stopped.results.map(({ hits, processed }) => [hits.length, processed])).toEqual([
      [0, undefined],
      [5, undefined],
      [0, false],
    ])
    const all = (await post('*/queries', { requests, strategy: 'none' })).json<{ results: SearchAnswer[] }>()
    expect(all.results.map(({ hits }) => hits.length)).toEqual([0, 5, 5])
  })

  it('take country, video and time of work for all of them [C72]', async () => {
    const requests = [{ indexName: 'doctor', hitsPerPage: 1000, filters: visible }]
    const { results } = (await post('*/queries', { requests, country_code: 'sa', fg_online: true })).json<{
      results: SearchAnswer<DoctorHit>[]
    }>()
    expect(results[0]!.nbHits).toBeGreaterThan(0)
    expect(new Set(results[0]!.hits.map((hit) => `${hit.countryCode} ${hit.fg_online}`))).toEqual(new Set(['sa true']))
  })

  it('name an index that does not exist [V13]', async () => {
    const answer = await post('*/queries', { requests: [{ indexName: 'doctor' }, { indexName: 'nurse' }] })
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 512, message: 'index nurse not defined' }])
  })

  it('say which of them is wrong', async () => {
    const answer = await post('*/queries', { requests: [{ indexName: 'doctor' }, { indexName: 'doctor', page: -1 }] })
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: '/requests/1/page' }] })
  })

  it('are twenty at most', async () => {
    const requests = Array.from({ length: 21 }, () => ({ indexName: 'speciality' }))
    expect((await post('*/queries', { requests })).statusCode).toBe(400)
  })
})

describe('times of work', () => {
  it('are those whose weekly hours touch the window, by the clock of each place [C72]', async () => {
    const window = { start_time: '2026-11-27T03:00:00Z', end_time: '2026-11-27T04:30:00Z' }
    const answer = await answerOf('doctor/query', { ...window, hitsPerPage: 1000 })
    // A Friday: from 7:00 in Dubai, 6:00 in Riyadh, and in Indonesia 10:00, 11:00 or 12:00.
    const offsets: Record<string, number> = {
      'Asia/Riyadh': 180,
      'Asia/Dubai': 240,
      'Asia/Jakarta': 420,
      'Asia/Makassar': 480,
      'Asia/Jayapura': 540,
    }
    const rules = await server.database.query<{ id: number; zone: string; from_minute: number; to_minute: number }>(
      `select r.practitioner_id as id, c.time_zone as zone, r.from_minute, r.to_minute
       from availability_rules r join facilities f on f.id = r.facility_id join cities c on c.id = f.city_id
         join practitioners p on p.id = r.practitioner_id
       where 5 = any(r.weekdays) and ${wherePlace('f')} and ${whereListed('p')}`,
    )
    const expected = rules.filter(({ zone, from_minute, to_minute }) => {
      const minute = 180 + offsets[zone]!
      return from_minute < minute + 90 && to_minute > minute
    })
    expect(expected.length).toBeGreaterThan(0)
    expect(new Set(answer.hits.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => String(id))))
  })
})

describe('what a tenant finds', () => {
  it('is what is shown to it, in the countries it serves [T05]', async () => {
    const { rows } = await shownRows()
    for (const tenant of ['patientweb', 'insurer', 'hospital']) {
      const { markets } = (await server.app.tenants.find(tenant))!.configuration
      const expected = rows.filter(
        ({ country_code, lists }) =>
          markets.some((market) => market === country_code) &&
          lists.every((tenants) => !tenants.length || tenants.includes(tenant)),
      )
      const { results } = await searchClients(server, tenant).lite.search<DoctorHit>({
        requests: [{ indexName: 'doctor', hitsPerPage: 1000 }],
      })
      const { hits } = results[0] as SearchAnswer<DoctorHit>
      expect(hits.map(({ id }) => Number(id)).toSorted((one, other) => one - other)).toEqual(
        expected.map(({ id }) => id),
      )
    }
  })

  async function shownRows() {
    const rows = await server.database.query<{ id: number; country_code: string; lists: string[][] }>(
      `select p.id, p.country_code, json_build_array(p.whitelabels, s.whitelabels) as lists
       from practitioners p join specialities s on s.id = p.speciality_id where ${whereListed('p')} order by p.id`,
    )
    return { rows }
  }
})

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
