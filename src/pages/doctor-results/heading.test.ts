import { describe, expect, it } from 'vitest'
import { noCriteria } from '#src/features/search/doctors/criteria.ts'
import { headingOf, type Named } from './heading.ts'
import { messages } from './results.messages.ts'
import { messages as titles } from './results-title.messages.ts'
import { titleOf } from './results-title.ts'

const nothing: Named = { speciality: undefined, city: '', language: '', insurer: '', facility: '' }
const dermatology = { speciality: 'Dermatology', practitioners: 'dermatologists' }

describe('what a list is called', () => {
  it.each([
    ['nothing', noCriteria, nothing, messages.doctors],
    ['a city', { ...noCriteria, city: 'dubai' }, { ...nothing, city: 'Dubai' }, messages.doctorsIn],
    [
      'a speciality',
      { ...noCriteria, specialities: ['dermatology'] },
      { ...nothing, speciality: dermatology },
      messages.speciality,
    ],
    [
      'a speciality in a city that a language narrows',
      { ...noCriteria, specialities: ['dermatology'], languages: ['urdu'], city: 'dubai' },
      { ...nothing, speciality: dermatology, city: 'Dubai', language: 'Urdu' },
      messages.specialityIn,
    ],
    [
      'a speciality by a spoken language',
      { ...noCriteria, specialities: ['dermatology'], languages: ['urdu'] },
      { ...nothing, speciality: dermatology, language: 'Urdu' },
      messages.specialityLanguage,
    ],
    [
      'words',
      { ...noCriteria, query: 'derma', specialities: ['dermatology'] },
      { ...nothing, speciality: dermatology },
      messages.query,
    ],
    ['a language', { ...noCriteria, languages: ['urdu'] }, { ...nothing, language: 'Urdu' }, messages.language],
    [
      'an insurer in a city',
      { ...noCriteria, insurances: ['sadeem'], city: 'dubai' },
      { ...nothing, insurer: 'Sadeem', city: 'Dubai' },
      messages.insuranceIn,
    ],
    ['two specialities', { ...noCriteria, specialities: ['a', 'b'] }, nothing, messages.doctors],
    ['a clinic', { ...noCriteria, facility: '12' }, { ...nothing, facility: 'Marina Clinic' }, messages.facility],
  ])('for %s', (_, criteria, named, message) => {
    expect(headingOf(criteria, named).message).toEqual(message)
  })

  it('gives the title the words of the heading, beginning with a capital', () => {
    const criteria = { ...noCriteria, specialities: ['dermatology'], city: 'dubai' }
    expect(titleOf(criteria, { ...nothing, speciality: dermatology, city: 'Dubai' })).toEqual({
      message: titles.titleSpecialityIn,
      words: { practitioners: 'Dermatologists', city: 'Dubai' },
    })
  })
})
