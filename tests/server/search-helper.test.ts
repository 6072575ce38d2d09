import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit } from '#contract/directory'
import { startTestServer, type TestServer } from '#tests/support/server'
import { findDoctors } from './search-client.ts'

let server: TestServer
/** Everybody, read with one plain question, to reckon from. */
let all: (DoctorHit & { objectID: string })[]
beforeAll(async () => {
  server = await startTestServer()
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', { body: { hitsPerPage: 1000 } })
  all = answer.json<{ hits: DoctorHit[] }>().hits
  expect(all.length).toBeGreaterThan(300)
})
afterAll(() => server.close())

type Refine = Parameters<typeof findDoctors>[1]
const find = (refine: Refine, options?: object) => findDoctors(server, refine, options)

const idsOf = (doctors: readonly { objectID: string }[]) => doctors.map(({ objectID }) => objectID).toSorted()
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

describe('InstantSearch’s own helper', () => {
  it('searches by words, and reads the marks it asked for', async () => {
    const { hits, query, nbHits } = await find((state) => state.setQuery('derma'))
    expect([query, nbHits]).toEqual(['derma', hits.length])
    expect(new Set(hits.map(({ speciality_slug }) => speciality_slug))).toEqual(new Set(['dermatology']))
    expect(hits[0]!._highlightResult!['speciality']).toMatchObject({
      value: '__ais-highlight__Derma__/ais-highlight__tology',
    })
  })

  it('counts a disjunctive facet over what is found without it, for one value and for two', async () => {
    const cities = { disjunctiveFacets: ['city_slug'], facets: ['gender'] }
    for (const chosen of [['dubai'], ['dubai', 'riyadh']]) {
      const found = await find(
        (state) =>
          chosen.reduce(
            (refined, city) => refined.addDisjunctiveFacetRefinement('city_slug', city),
            state.addFacetRefinement('gender', 'female'),
          ),
        cities,
      )
      const women = all.filter(({ gender }) => gender === 'female')
      const expected = women.filter(({ city_slug }) => chosen.includes(city_slug))
      expect(idsOf(found.hits)).toEqual(idsOf(expected))
      const values = found.getFacetValues('city_slug', {}) as { name: string; count: number; isRefined: boolean }[]
      expect(Object.fromEntries(values.map(({ name, count }) => [name, count]))).toEqual(
        tally(women.map(({ city_slug }) => city_slug)),
      )
      expect(
        values
          .filter(({ isRefined }) => isRefined)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(chosen.toSorted())
      expect(found.disjunctiveFacets[0]).toMatchObject({ exhaustive: true })
    }
  })

  it('leaves out the value of a facet that is excluded', async () => {
    const found = await find((state) => state.addExcludeRefinement('gender', 'male'), { facets: ['gender'] })
    expect(idsOf(found.hits)).toEqual(idsOf(all.filter(({ gender }) => gender !== 'male')))
  })

  it('narrows by numbers, from and to, and by one of several', async () => {
    const cheap = await find((state) => state.addNumericRefinement('fee', '<=', 300), { disjunctiveFacets: ['fee'] })
    const isCheap = ({ fee }: DoctorHit) => fee <= 300
    expect(idsOf(cheap.hits)).toEqual(idsOf(all.filter(isCheap)))
    expect(cheap.nbHits).toBeLessThan(all.length)

    const between = await find((state) =>
      state.addNumericRefinement('fee', '>=', 200).addNumericRefinement('fee', '<', 400),
    )
    expect(idsOf(between.hits)).toEqual(idsOf(all.filter(({ fee }) => fee >= 200 && fee < 400)))

    const [one, other] = [...new Set(all.map(({ years_of_experience: years }) => years))]
    const oneOf = await find((state) => state.addNumericRefinement('years_of_experience', '=', [one!, other!]))
    expect(idsOf(oneOf.hits)).toEqual(
      idsOf(all.filter(({ years_of_experience: years }) => years === one || years === other)),
    )
  })

  it('tells the least and greatest of a numeric facet', async () => {
    const { hits, getFacetStats } = await find((state) => state.setQuery('skin'), { disjunctiveFacets: ['fee'] }).then(
      (found) => ({ hits: found.hits, getFacetStats: (name: string) => found.getFacetStats(name) }),
    )
    const fees = hits.map(({ fee }) => fee)
    expect(getFacetStats('fee')).toMatchObject({ min: Math.min(...fees), max: Math.max(...fees) })
  })

  it('narrows to a box of the map, however it is written, and to several', async () => {
    const dubai = [25.35, 55.45, 24.95, 55.0]
    const riyadh = [24.5, 46.4, 25.0, 47.0]
    const isIn =
      ([lat, lng, otherLat, otherLng]: readonly number[]) =>
      ({ _geoloc }: DoctorHit) =>
        _geoloc.some(
          (point) =>
            point.lat >= Math.min(lat!, otherLat!) &&
            point.lat <= Math.max(lat!, otherLat!) &&
            point.lng >= Math.min(lng!, otherLng!) &&
            point.lng <= Math.max(lng!, otherLng!),
        )
    const inDubai = idsOf(all.filter(isIn(dubai)))
    expect(inDubai.length).toBeGreaterThan(10)
    for (const insideBoundingBox of [dubai.join(), [dubai], JSON.stringify([dubai])]) {
      const found = await find((state) => state.setQueryParameters({ insideBoundingBox: insideBoundingBox }))
      expect(idsOf(found.hits)).toEqual(inDubai)
    }
    const both = await find((state) => state.setQueryParameters({ insideBoundingBox: [dubai, riyadh] }))
    expect(idsOf(both.hits)).toEqual(idsOf(all.filter((hit) => isIn(dubai)(hit) || isIn(riyadh)(hit))))
    // Around a place a box replaces the reach.
    const around = await find((state) =>
      state.setQueryParameters({ insideBoundingBox: [dubai], aroundLatLng: '24.7,46.7', aroundRadius: 1000 }),
    )
    expect(idsOf(around.hits)).toEqual(inDubai)
  })

  it('looks around a place', async () => {
    const found = await find((state) => state.setQueryParameters({ aroundLatLng: '25.2,55.3', aroundRadius: 5000 }), {
      getRankingInfo: true,
    })
    expect(found.nbHits).toBeGreaterThan(0)
    expect(found.nbHits).toBeLessThan(all.length)
    expect(Math.max(...found.hits.map((hit) => hit._rankingInfo!.geoDistance))).toBeLessThanOrEqual(5000)
  })

  it('turns pages', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => find((state) => state.setPage(page), { hitsPerPage: 7 })))
    expect(pages.map(({ page, nbPages }) => [page, nbPages])).toEqual(
      [0, 1, 2].map((page) => [page, Math.ceil(all.length / 7)]),
    )
    expect(pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual(
      all.slice(0, 21).map(({ objectID }) => objectID),
    )
  })

  it('forgives typos as far as it is told', async () => {
    const count = async (typoTolerance: string | boolean) =>
      (await find((state) => state.setQueryParameters({ query: 'dremato', typoTolerance: typoTolerance as 'min' })))
        .nbHits
    expect(await count(true)).toBeGreaterThan(0)
    expect(await count('true')).toBe(await count(true))
    expect(await count('min')).toBeGreaterThan(0)
    expect(await count(false)).toBe(0)
    expect(await count('false')).toBe(0)
  })

  it('searches the attributes it names alone', async () => {
    const found = await find((state) =>
      state.setQueryParameters({ query: 'skin', restrictSearchableAttributes: ['fullName'] }),
    )
    expect(found.nbHits).toBe(all.filter(({ fullName }) => /(^|\s)skin/i.test(fullName)).length)
    const bySpeciality = await find((state) =>
      state.setQueryParameters({ query: 'skin', restrictSearchableAttributes: ['searchSpec', 'fullName'] }),
    )
    expect(bySpeciality.nbHits).toBeGreaterThan(0)
  })

  it('puts first whom it would rather see, and leaves nobody out', async () => {
    const found = await find((state) =>
      state.setQueryParameters({
        optionalFilters: ['gender:female<score=2>', ['city_slug:dubai', 'city_slug:riyadh']],
      }),
    )
    expect(idsOf(found.hits)).toEqual(idsOf(all))
    const scores = found.hits.map(
      ({ gender, city_slug }) => (gender === 'female' ? 2 : 0) + (['dubai', 'riyadh'].includes(city_slug) ? 1 : 0),
    )
    expect(new Set(scores)).toEqual(new Set([3, 2, 1, 0]))
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })
})

describe('a parameter', () => {
  const refusalOf = async (params: object) => {
    const answer = await server.call('search', 'POST', '/search/indexes/*/queries', {
      body: { requests: [{ indexName: 'speciality' }, { indexName: 'doctor', ...params }] },
    })
    const { fields } = answer.json<{ fields?: { path: string; message: string }[] }>()
    return { status: answer.statusCode, paths: fields?.map(({ path }) => path), message: fields?.[0]?.message }
  }

  it.each([
    ['typoTolerence', true, 'is no parameter here; typoTolerance is'],
    ['facetfilters', ['gender:female'], 'is no parameter here; facetFilters is'],
    ['numericFilter', ['fee<100'], 'is no parameter here; numericFilters is'],
    ['hitPerPage', 5, 'is no parameter here; hitsPerPage is'],
    ['insidePolygon', [[1, 2, 3, 4, 5, 6]], 'is no parameter here'],
    ['optionalWords', ['skin'], 'is no parameter here'],
    ['offset', 5, 'is no parameter here'],
    ['minimumAroundRadius', 10, 'is no parameter here'],
    ['facetQuery', 'a', 'is no parameter here'],
  ])('that there is not, %s, is refused by its name', async (name, value, message) => {
    expect(await refusalOf({ [name]: value })).toEqual({ status: 400, paths: [`/requests/1/${name}`], message })
    expect(await refusalOf({ params: { [name]: value } })).toMatchObject({ paths: [`/requests/1/${name}`] })
    expect(await refusalOf({ params: new URLSearchParams({ [name]: String(value) }).toString() })).toMatchObject({
      paths: [`/requests/1/${name}`],
    })
  })

  it.each([
    { distinct: true },
    { ignorePlurals: true },
    { removeStopWords: ['en'] },
    { synonyms: false },
    { advancedSyntax: true },
    { tagFilters: ['public'] },
    { attributesToSnippet: ['bio:10'] },
    { aroundLatLngViaIP: true },
    { sortFacetValuesBy: 'alpha' },
    { type: 'facet' },
    { typoTolerance: 'some' },
    { restrictSearchableAttributes: ['bio'] },
    { numericFilters: ['fee'] },
    { numericFilters: ['fee<cheap'] },
    { numericFilters: ['nothing<1'] },
    { optionalFilters: ['dubai'] },
    { optionalFilters: ['nothing:1'] },
    { insideBoundingBox: [[1, 2, 3]] },
    { insideBoundingBox: '1,2,3' },
    { insideBoundingBox: '91,0,0,0' },
    { insideBoundingBox: Array.from({ length: 21 }, () => [1, 2, 3, 4]) },
  ])('that would change the answer otherwise, %j, is refused by its name', async (params) => {
    const { status, paths } = await refusalOf(params)
    expect(status).toBe(400)
    const own = `/requests/1/${Object.keys(params)[0]}`
    expect(paths!.filter((path) => path !== own && !path.startsWith(`${own}/`))).toEqual([])
  })

  it('whose name is no plain word is refused without it', async () => {
    expect(await refusalOf({ '<img src=x>': 1 })).toEqual({
      status: 400,
      paths: ['/requests/1'],
      message: 'has a parameter that there is not',
    })
  })

  it('beside the questions is refused as well', async () => {
    const answer = await server.call('search', 'POST', '/search/indexes/*/queries', {
      body: { requests: [{ indexName: 'doctor' }], stategy: 'none' },
    })
    expect(answer.json()).toMatchObject({ fields: [{ path: '/stategy' }] })
  })

  it('that changes nothing is taken, alone and in a text', async () => {
    const idle = {
      analytics: false,
      analyticsTags: ['web'],
      clickAnalytics: true,
      userToken: '12345',
      enableABTest: false,
      enablePersonalization: true,
      personalizationImpact: 50,
      enableReRanking: false,
      enableRules: true,
      ruleContexts: ['web'],
      percentileComputation: false,
      aroundLatLngViaIP: false,
      advancedSyntax: false,
      attributesToSnippet: [],
      distinct: false,
      ignorePlurals: false,
      removeStopWords: false,
      sortFacetValuesBy: 'count',
      synonyms: true,
      tagFilters: '',
    }
    const text = new URLSearchParams(
      Object.entries(idle).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    const ids = async (params: object) => {
      const body = { query: 'skin', hitsPerPage: 5, ...params }
      const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', { body })
      return answer.json<{ hits?: DoctorHit[] }>().hits?.map(({ id }) => id)
    }
    const plain = await ids({})
    expect(plain).toHaveLength(5)
    expect(await ids(idle)).toEqual(plain)
    expect(await ids({ params: text.toString() })).toEqual(plain)
  })
})
