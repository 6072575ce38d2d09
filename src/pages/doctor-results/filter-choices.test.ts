import { describe, expect, it } from 'vitest'
import { noCriteria } from '#src/features/doctor-search/criteria.ts'
import { chosenValues, optionsOf, withChoice, withoutFilters } from './filter-choices.ts'
import type { Counts } from './use-results.ts'

const none: Counts = { specialities: {}, languages: {}, gender: {}, insurances: {}, visit: {} }

describe('choosing filters', () => {
  it('adds to a facet that takes several, and takes away what is pressed again', () => {
    const both = withChoice(withChoice(noCriteria, 'languages', 'urdu'), 'languages', 'arabic')
    expect(both.languages).toEqual(['urdu', 'arabic'])
    expect(withChoice(both, 'languages', 'urdu').languages).toEqual(['arabic'])
  })

  it('puts one value in the place of another where only one can hold', () => {
    const female = withChoice(noCriteria, 'gender', 'female')
    expect(withChoice(female, 'gender', 'male').gender).toBe('male')
    expect(withChoice(female, 'gender', '').gender).toBe('')
  })

  it('lists what is on, and clears it without losing the place or the words', () => {
    const criteria = { ...noCriteria, query: 'skin', city: 'dubai', languages: ['urdu'], gender: 'male' as const }
    expect(chosenValues(criteria)).toEqual([
      { facet: 'languages', value: 'urdu' },
      { facet: 'gender', value: 'male' },
    ])
    expect(withoutFilters(criteria)).toEqual({ ...noCriteria, query: 'skin', city: 'dubai' })
  })

  it('offers the values with the most doctors first and never hides one that is chosen', () => {
    const counts = {
      ...none,
      languages: { arabic: 9, english: 30, hindi: 7, urdu: 4, tamil: 3, french: 2, dutch: 1, greek: 0 },
    }
    const { first, rest } = optionsOf({ ...noCriteria, languages: ['dutch', 'korean'] }, counts, 'languages')
    expect(first.map(({ value }) => value)).toEqual(['english', 'arabic', 'hindi', 'urdu', 'tamil', 'dutch', 'korean'])
    expect(rest).toEqual([{ value: 'french', count: 2 }])
  })

  it('offers only insurers the tenant shows, and keeps one that is on', () => {
    const counts = { ...none, insurances: { sadeem: 20, waha: 15, rimal: 5 } }
    const offered = optionsOf(
      { ...noCriteria, insurances: ['rimal'] },
      counts,
      'insurances',
      (slug) => slug === 'sadeem',
    )
    expect([...offered.first, ...offered.rest].map(({ value }) => value)).toEqual(['sadeem', 'rimal'])
  })
})
