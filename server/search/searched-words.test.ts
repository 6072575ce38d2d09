import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchParams } from '#contract/search'
import { Problem } from '#contract/problem'
import { doctor, indexOf, names, type Hit } from '#tests/support/sample-index'

describe('searching by words', () => {
  const index = indexOf([
    doctor('Skinner Adams', { rank: 9 }),
    doctor('Ahmad Karim', { speciality: 'Skin care', rank: 1 }),
    doctor('Mohammed Al Hashimi'),
    doctor('Abdul Rahman Saleh'),
    doctor('خالد العتيبي', { speciality: 'الأمراض الجلدية' }),
    doctor('Zoë Quinn', { speciality: 'Dermatology' }),
  ])

  it('takes every word for a beginning, in any order', () => {
    expect(names(index, { query: 'has moh' })).toEqual(['Mohammed Al Hashimi'])
  })

  it('begins at two letters; one letter is that letter alone', () => {
    expect(names(index, { query: 'zo' })).toEqual(['Zoë Quinn'])
    expect(names(index, { query: 'z' })).toEqual([])
    expect(names(index, { query: 'zoe q' })).toEqual(['Zoë Quinn'])
  })

  it('ranks a name before a speciality, whatever the rank', () => {
    expect(names(index, { query: 'skin' })).toEqual(['Skinner Adams', 'Ahmad Karim'])
  })

  it.each([
    ['Mohamed', 'Mohammed Al Hashimi'],
    ['hsahimi', 'Mohammed Al Hashimi'],
    ['dermatlogy', 'Zoë Quinn'],
    ['dremato', 'Zoë Quinn'],
    ['ermatology', 'Zoë Quinn'],
    ['alhashimi', 'Mohammed Al Hashimi'],
    ['abdulrahman', 'Abdul Rahman Saleh'],
  ])('forgives %s', (query, name) => {
    expect(names(index, { query })).toEqual([name])
  })

  it('forgives nothing in words of three letters', () => {
    expect(names(index, { query: 'zeo' })).toEqual([])
  })

  it.each(['جلد', 'الجلدية', 'جلديه', 'ٱلجلد', 'خالد العتيبى', 'عتيبي'])(
    'finds Arabic however %s is written',
    (query) => {
      expect(names(index, { query })).toEqual(['خالد العتيبي'])
    },
  )

  it('leaves out words that say nothing, and shows everything when only those are left', () => {
    expect(names(index, { query: 'Dr. Quinn' })).toEqual(['Zoë Quinn'])
    expect(index.search({ query: 'dr' }).nbHits).toBe(6)
  })

  it('forgives no typo, the fewest or one more, as it is told', () => {
    const index = indexOf([doctor('Mohamed'), doctor('Mohammed'), doctor('Muhammed')])
    const found = (typoTolerance: SearchParams['typoTolerance']) =>
      names(index, { query: 'mohamed', ...(typoTolerance !== undefined && { typoTolerance }) }).toSorted()
    expect(found(false)).toEqual(['Mohamed'])
    expect(found('min')).toEqual(['Mohamed'])
    expect(found('strict')).toEqual(['Mohamed', 'Mohammed'])
    expect(found('true')).toEqual(found(undefined))
    expect(names(index, { query: 'mohamexx', typoTolerance: false })).toEqual([])
    expect(names(index, { query: 'mohamexx', typoTolerance: 'min' })).toEqual(['Mohamed'])
  })

  it('searches the attributes alone that it is told to, also of those that weigh the same', () => {
    const index = indexOf([
      doctor('Skinner'),
      doctor('Ahmad', { other_name: 'Skinner' }),
      doctor('Nora', { speciality: 'Skin' }),
      doctor('Skin', { other_name: 'Skinner', speciality: 'Skin' }),
    ])
    const found = (...restrictSearchableAttributes: string[]) =>
      names(index, { query: 'skin', restrictSearchableAttributes }).toSorted()
    expect(found('name')).toEqual(['Skin', 'Skinner'])
    expect(found('other_name')).toEqual(['Ahmad', 'Skin'])
    expect(found('speciality')).toEqual(['Nora', 'Skin'])
    expect(found('name', 'speciality')).toEqual(['Nora', 'Skin', 'Skinner'])
    expect(() => found('fee')).toThrow(Problem)
    const { hits } = index.search({ query: 'skin', restrictSearchableAttributes: ['speciality'] })
    expect(hits.find((hit) => (hit as Hit).name === 'Skin')).toMatchObject({
      _highlightResult: { name: { matchLevel: 'none' } },
    })
  })

  it('finds every document by every beginning of its words [C70]', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'م', 'ن'), minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (texts, seed) => {
          const hits = texts.map((words) => doctor(words.join(' ')))
          const prefixes = texts[seed % texts.length]!.map((word) => word.slice(0, 2 + (seed % 5)))
          const expected = hits.filter((_, at) =>
            prefixes.every((start) => texts[at]!.some((word) => word.startsWith(start))),
          )
          const found = indexOf(hits).search({ query: prefixes.join(' '), hitsPerPage: 100 }).hits as Hit[]
          // Misspelt matches may follow; what matches as typed comes first and is complete.
          expect(new Set(found.slice(0, expected.length).map((hit) => hit.objectID))).toEqual(
            new Set(expected.map((hit) => hit.objectID)),
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('how close a hit is', () => {
  const infoOf = (
    query: string,
    hits = [doctor('Dentist', { speciality: 'Heart' }), doctor('Nora', { speciality: 'Skin' })],
  ) =>
    indexOf(hits)
      .search({ query, getRankingInfo: true })
      .hits.map((hit) => (hit as { _rankingInfo: object })._rankingInfo)

  it('is told by its typos and the place of the attribute, where words were asked for', () => {
    expect(infoOf('dent')).toEqual([{ nbTypos: 0, firstMatchedWord: 0 }])
    expect(infoOf('dentst')).toEqual([{ nbTypos: 1, firstMatchedWord: 0 }])
    expect(infoOf('skin')).toEqual([{ nbTypos: 0, firstMatchedWord: 1 }])
    expect(infoOf('nora skin')).toEqual([{ nbTypos: 0, firstMatchedWord: 0 }])
    expect(infoOf('')).toEqual([{}, {}])
  })
})

it('a slip finds the words that go on behind it as well as those that end with it', () => {
  const index = indexOf([doctor('Dentist'), doctor('Dentistry'), doctor('Dental')])
  expect(names(index, { query: 'dentst' }).toSorted()).toEqual(['Dentist', 'Dentistry'])
  expect(names(index, { query: 'dentist' }).toSorted()).toEqual(['Dentist', 'Dentistry'])
})
