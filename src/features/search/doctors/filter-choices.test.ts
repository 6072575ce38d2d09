import { describe, expect, it } from 'vitest'
import { noCriteria } from './criteria.ts'
import { chosenValues, withChoice, withoutFacet, withoutFilters } from './filter-choices.ts'

describe('choosing filters', () => {
  it('takes a facet away with what goes with it', () => {
    const criteria = {
      ...noCriteria,
      specialities: ['dentistry'],
      services: ['braces'],
      insurances: ['sadeem'],
      plans: ['sadeem.1'],
      city: 'dubai',
      areas: ['Deira'],
      isNear: true,
    }
    expect(withoutFacet(criteria, 'city')).toEqual({ ...criteria, city: '', areas: [], isNear: false })
    expect(withoutFacet(criteria, 'insurances')).toEqual({ ...criteria, insurances: [], plans: [] })
    expect(withoutFacet(criteria, 'specialities')).toEqual({ ...criteria, specialities: [], services: [] })
    expect(withoutFacet(criteria, 'plans')).toEqual({ ...criteria, plans: [] })
  })

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

  it('lists what is on in the order of the groups, and clears it without losing the words or the order', () => {
    const criteria = {
      ...noCriteria,
      query: 'skin',
      city: 'dubai',
      languages: ['urdu'],
      gender: 'male' as const,
      available: 'weekend' as const,
      fee: '100-300',
      sort: 'fee' as const,
    }
    expect(chosenValues(criteria)).toEqual([
      { facet: 'available', value: 'weekend' },
      { facet: 'fee', value: '100-300' },
      { facet: 'languages', value: 'urdu' },
      { facet: 'gender', value: 'male' },
      { facet: 'city', value: 'dubai' },
    ])
    expect(withoutFilters(criteria)).toEqual({ ...noCriteria, query: 'skin', sort: 'fee' })
  })

  it('lets go of what belongs to a choice that is taken back', () => {
    const insured = { ...noCriteria, insurances: ['sadeem', 'waha'], plans: ['sadeem.11', 'waha.21'] }
    expect(withChoice(insured, 'insurances', 'sadeem')).toMatchObject({ insurances: ['waha'], plans: ['waha.21'] })
    const inDubai = { ...noCriteria, city: 'dubai', areas: ['Deira'], isNear: true }
    expect(withChoice(inDubai, 'city', 'sharjah')).toMatchObject({ city: 'sharjah', areas: [], isNear: false })
    const skin = { ...noCriteria, specialities: ['dermatology'], services: ['Acne'] }
    expect(withChoice(skin, 'specialities', 'dermatology')).toMatchObject({ specialities: [], services: [] })
  })
})
