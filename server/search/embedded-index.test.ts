import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchParams } from '#contract/search'
import { Problem } from '#contract/problem'
import { doctor, indexOf, names, type Hit } from '#tests/support/sample-index'
import { distanceBetween } from './geo.ts'

describe('counting and paging', () => {
  const anyHit = fc.record({
    speciality: fc.constantFrom('Skin', 'Heart', 'Eyes'),
    tags: fc.subarray(['a', 'b', 'c']),
    fee: fc.constantFrom(100, 200, 300),
  })

  it('counts facets over everything found and cuts the list into pages by rank [C70]', () => {
    fc.assert(
      fc.property(
        fc.array(anyHit, { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 4 }),
        (records, hitsPerPage, page) => {
          const hits = records.map((record, at) => doctor(`Doctor ${at}`, { ...record, rank: (at * 7) % 41 }))
          const found = hits.filter(({ fee }) => fee <= 200).toSorted((one, other) => one.rank - other.rank)
          const answer = indexOf(hits).search({ filters: 'fee <= 200', facets: ['tags', 'fee'], hitsPerPage, page })
          expect(answer.facets).toEqual({
            tags: tally(found.flatMap(({ tags }) => tags)),
            fee: tally(found.map(({ fee }) => fee)),
          })
          expect(answer.hits.map((hit) => (hit as Hit).name)).toEqual(
            found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ name }) => name),
          )
          expect({
            nbHits: answer.nbHits,
            nbPages: answer.nbPages,
            page: answer.page,
            exhaustiveNbHits: answer.exhaustiveNbHits,
          }).toEqual({
            nbHits: found.length,
            nbPages: Math.ceil(found.length / hitsPerPage),
            page,
            exhaustiveNbHits: true,
          })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('counts without hits when the page holds none', () => {
    const answer = indexOf([doctor('Ada')]).search({ hitsPerPage: 0, facets: ['speciality'] })
    expect({ hits: answer.hits, nbHits: answer.nbHits, nbPages: answer.nbPages, facets: answer.facets }).toEqual({
      hits: [],
      nbHits: 1,
      nbPages: 0,
      facets: { speciality: { General: 1 } },
    })
  })

  it('keeps the most frequent values when there are too many', () => {
    const index = indexOf([
      doctor('a', { tags: ['x', 'y'] }),
      doctor('b', { tags: ['y'] }),
      doctor('c', { tags: ['z', 'y'] }),
    ])
    expect(index.search({ facets: ['tags'], maxValuesPerFacet: 2 }).facets).toEqual({ tags: { y: 3, x: 1 } })
  })

  it('refuses to count what is not an attribute', () => {
    expect(() => indexOf([]).search({ facets: ['nothing'] })).toThrow(Problem)
  })
})

describe('optional filters', () => {
  const anyHit = fc.record({ tags: fc.subarray(['a', 'b', 'c']), speciality: fc.constantFrom('Skin', 'Heart') })
  const entry = fc.record({
    text: fc.constantFrom('tags:a', 'tags:b', 'tags:-c', 'speciality:Skin', 'speciality:nothing'),
    score: fc.integer({ min: 1, max: 9 }),
  })
  const holds = (hit: Hit, text: string) => {
    const [name, value] = text.split(':') as ['tags' | 'speciality', string]
    const has = (wanted: string) => (name === 'tags' ? hit.tags.includes(wanted) : hit.speciality === wanted)
    return value.startsWith('-') ? !has(value.slice(1)) : has(value)
  }

  it('order whom words and rank leave alike by their scores, the greatest of each group or the sum', () => {
    fc.assert(
      fc.property(
        fc.array(anyHit, { maxLength: 12 }),
        fc.array(fc.array(entry, { maxLength: 3 }), { maxLength: 3 }),
        fc.boolean(),
        (records, groups, sumOrFiltersScores) => {
          const hits = records.map((record, at) => doctor(`Doctor ${at}`, { ...record, rank: (at * 5) % 13 }))
          const scoreOf = (hit: Hit) =>
            groups
              .map((group) => group.filter(({ text }) => holds(hit, text)).map(({ score }) => score))
              .map((scores) =>
                sumOrFiltersScores ? scores.reduce((sum, one) => sum + one, 0) : Math.max(0, ...scores),
              )
              .reduce((sum, one) => sum + one, 0)
          const optionalFilters = groups.map((group) => group.map(({ text, score }) => `${text}<score=${score}>`))
          const found = names(indexOf(hits), { optionalFilters, sumOrFiltersScores, hitsPerPage: 100 })
          expect(found).toEqual(
            hits
              .toSorted((one, other) => scoreOf(other) - scoreOf(one) || one.rank - other.rank)
              .map(({ name }) => name),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  it('count for 1 where nothing is said, and less than a better word', () => {
    const index = indexOf([doctor('Skinner'), doctor('Nora', { speciality: 'Skin', tags: ['a'] }), doctor('Skinny')])
    expect(names(index, { query: 'skin', optionalFilters: 'tags:a' })).toEqual(['Skinner', 'Skinny', 'Nora'])
    expect(names(index, { query: '', optionalFilters: ['tags:a', 'speciality:General<score=2>'] })).toEqual([
      'Skinner',
      'Skinny',
      'Nora',
    ])
  })
})

describe('searching around a position', () => {
  const dubai = { lat: 25.2, lng: 55.3 }
  const point = fc.record({
    lat: fc.double({ min: 24.9, max: 25.6, noNaN: true }),
    lng: fc.double({ min: 55, max: 55.7, noNaN: true }),
  })

  it('finds those with a place in reach, nearest first, 25 km unless told otherwise [K04]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(point, { maxLength: 3 }), { maxLength: 20 }),
        fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }),
        (places, aroundRadius) => {
          const hits = places.map((at, number) => doctor(`Doctor ${number}`, { at }))
          const metres = (hit: Hit) => Math.min(...hit.at.map((place) => distanceBetween(dubai, place)), Infinity)
          const answer = indexOf(hits).search({
            aroundLatLng: '25.2, 55.3',
            getRankingInfo: true,
            hitsPerPage: 100,
            ...(aroundRadius && { aroundRadius }),
          })
          const found = answer.hits as (Hit & { _rankingInfo: { geoDistance: number } })[]
          expect(found.map(({ name }) => name).toSorted()).toEqual(
            hits
              .filter((hit) => metres(hit) <= (aroundRadius ?? 25_000))
              .map(({ name }) => name)
              .toSorted(),
          )
          for (const hit of found) expect(hit._rankingInfo.geoDistance).toBe(Math.round(metres(hit)))
          const steps = found.map((hit) => Math.floor(metres(hit) / 10))
          expect(steps).toEqual(steps.toSorted((one, other) => one - other))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('measures as the Earth does', () => {
    expect(Math.round(distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }))).toBe(111_195)
  })

  it('puts a better word before a nearer place, and the other way round in a nearest index', () => {
    const index = indexOf([
      doctor('Skinner', { at: [{ lat: 25.3, lng: 55.3 }] }),
      doctor('Nora', { speciality: 'Skin', at: [dubai] }),
    ])
    const params = { query: 'skin', aroundLatLng: '25.2,55.3' }
    expect(names(index, params)).toEqual(['Skinner', 'Nora'])
    expect(index.search(params, { isNearestFirst: true }).hits.map((hit) => (hit as Hit).name)).toEqual([
      'Nora',
      'Skinner',
    ])
  })

  it.each(['', '25.2', '25.2,55.3,1', '91,0', 'a,b'])('refuses the position "%s"', (aroundLatLng) => {
    expect(() => indexOf([]).search({ aroundLatLng })).toThrow(Problem)
  })
})

describe('nested filters', () => {
  const index = indexOf([
    doctor('Ada', {
      places: [
        { city: 'Dubai', networks: [1] },
        { city: 'Doha', networks: [2] },
      ],
    }),
    doctor('Lin', { places: [{ city: 'Dubai', networks: [1, 2] }] }),
  ])

  it('ask for one element that fits as a whole [C70]', () => {
    expect(names(index, { nestedFilters: { places: 'city:Dubai AND networks:2' } })).toEqual(['Lin'])
  })

  it('name the relation and the position of what was not understood', () => {
    expect(() => index.search({ nestedFilters: { places: 'city:' } })).toThrow(
      'nestedFilters.places: expected a value at position 5',
    )
    expect(() => index.search({ nestedFilters: { nothing: 'a:b' } })).toThrow('no such relation')
  })
})

describe('what a hit shows', () => {
  const index = indexOf([doctor('Ada <b>', { objectID: 'ada', fee: 300 })])

  it('is what was asked for, the id, and the marked words', () => {
    expect(index.search({ query: 'ad', attributesToRetrieve: ['fee'] }).hits).toEqual([
      {
        objectID: 'ada',
        fee: 300,
        _highlightResult: {
          name: { value: '<em>Ad</em>a &lt;b&gt;', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['ad'] },
        },
      },
    ])
  })

  it('leaves out what is named with a minus, and the marks when none are wanted', () => {
    const attributesToRetrieve = ['*', '-tags', '-places', '-at', '-published', '-rank', '-speciality']
    expect(index.search({ attributesToRetrieve, attributesToHighlight: [] }).hits).toEqual([
      { objectID: 'ada', name: 'Ada <b>', fee: 300 },
    ])
  })
})

describe('following changes', () => {
  it('answers from the newest version of a document', () => {
    const index = indexOf([doctor('Ada', { objectID: 'x' }), doctor('Lin', { objectID: 'y' })])
    index.put([doctor('Adele', { objectID: 'x', tags: ['new'] })])
    expect(names(index, { query: 'ad' })).toEqual(['Adele'])
    expect(names(index, { filters: 'tags:new' })).toEqual(['Adele'])
    expect(index.size).toBe(2)
  })

  it('forgets what is removed or no longer published, whoever asks [V14]', () => {
    const index = indexOf([
      doctor('Ada', { objectID: 'x' }),
      doctor('Lin', { objectID: 'y' }),
      doctor('Eva', { published: false }),
    ])
    expect(names(index, {})).toEqual(['Ada', 'Lin'])
    index.put([doctor('Ada', { objectID: 'x', published: false })])
    index.remove(['y', 'unknown'])
    expect(index.search({}).nbHits).toBe(0)
  })

  it('is the same after thousands of changes as after a fresh start', () => {
    const hits = Array.from({ length: 700 }, (_, at) =>
      doctor(`Name${at}`, { objectID: String(at), tags: [at % 3 ? 'a' : 'b'], rank: at }),
    )
    const index = indexOf(hits)
    for (let round = 0; round < 4; round++) index.put(hits.map((hit) => ({ ...hit, fee: round })))
    const params: SearchParams = { filters: 'fee:3 AND tags:a', facets: ['tags', 'fee'], query: 'name1' }
    const fresh = indexOf(hits.map((hit) => ({ ...hit, fee: 3 })))
    const timeless = (answer: object) => ({ ...answer, processingTimeMS: 0 })
    expect(timeless(index.search(params))).toEqual(timeless(fresh.search(params)))
  })
})

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
