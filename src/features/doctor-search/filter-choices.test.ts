import { describe, expect, it } from 'vitest'
import { noCriteria } from './criteria.ts'
import { chosenValues, withChoice, withoutFilters } from './filter-choices.ts'

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
})
