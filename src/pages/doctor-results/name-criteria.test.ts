import { describe, expect, it } from 'vitest'
import type { SpecialityHit } from '#contract/directory'
import { readCriteria } from '#src/features/search/doctors/criteria.ts'
import { headingOf } from './heading.ts'
import { type Known, nameCriteria } from './name-criteria.ts'

const earNoseThroat: SpecialityHit = {
  objectID: '7-en',
  id: '7',
  speciality: 'Ear, nose and throat',
  label: 'Ear, nose and throat',
  language_code: 'en',
  slug: 'ear-nose-throat',
  icon: 'ear',
  rank: 1,
  practitioners: 'ear, nose and throat doctors',
  topics: [],
  whitelabels: [],
}
const known: Known = {
  specialities: [earNoseThroat],
  cities: [],
  insurers: [],
  facility: '',
  language: 'en',
  languageName: (english) => english,
}

describe('what an address names', () => {
  it('is called by its display name, not by its slug [V12]', () => {
    const criteria = readCriteria({ speciality: 'ear-nose-throat' }, {})
    expect(headingOf(criteria, nameCriteria(criteria, known)).words).toMatchObject({
      speciality: 'Ear, nose and throat',
      practitioners: 'ear, nose and throat doctors',
    })
  })

  it('has no name where the directory does not know it', () => {
    expect(nameCriteria(readCriteria({ speciality: 'unknown' }, {}), known).speciality).toBeUndefined()
  })
})
