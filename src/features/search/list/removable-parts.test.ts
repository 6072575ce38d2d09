import { describe, expect, it } from 'vitest'
import { removableParts } from './removable-parts.ts'

type Criteria = { query: string; languages: string[]; gender: string }
const ask = (criteria: Criteria) =>
  removableParts(criteria, {
    chosen: [
      ...criteria.languages.map((value) => ({ facet: 'languages' as const, value })),
      ...(criteria.gender ? [{ facet: 'gender' as const, value: criteria.gender }] : []),
    ],
    nameOf: (facet, value) => `${facet} ${value}`,
    typed: (words) => `“${words}”`,
    without: (facet) => ({ ...criteria, [facet]: facet === 'languages' ? [] : '' }),
  })

describe('what can be let go of a search that finds nothing', () => {
  it('is each facet with all its values, and the words', () => {
    const criteria = { query: 'skin', languages: ['urdu', 'malay'], gender: 'female' }
    expect(ask(criteria)).toEqual([
      { names: ['languages urdu', 'languages malay'], rest: { ...criteria, languages: [] } },
      { names: ['gender female'], rest: { ...criteria, gender: '' } },
      { names: ['“skin”'], rest: { ...criteria, query: '' } },
    ])
  })

  it('is nothing where one thing alone was asked for: without it, it would be another search', () => {
    expect(ask({ query: 'skin', languages: [], gender: '' })).toEqual([])
    expect(ask({ query: '', languages: ['urdu', 'malay'], gender: '' })).toEqual([])
  })
})
