import { type ConsultationType, consultationTypes } from '#contract/directory'
import { oneOf, type PlainSearch, queryOf, said, slugsOf } from '#src/features/search-list/address-words.ts'

/** What a patient asked the list of doctors for. Slugs and English names as they stand in an address; empty means any. */
export type DoctorCriteria = {
  query: string
  specialities: readonly string[]
  city: string
  /** English names in lower case, for example `urdu`. */
  languages: readonly string[]
  gender: '' | 'female' | 'male'
  insurances: readonly string[]
  visit: '' | ConsultationType
  /** Id of the facility the doctors work at. */
  facility: string
  /** The nearest first. Where the patient is does not stand in the address: without a position the city is all there is. */
  isNear: boolean
}

export const noCriteria: DoctorCriteria = {
  query: '',
  specialities: [],
  city: '',
  languages: [],
  gender: '',
  insurances: [],
  visit: '',
  facility: '',
  isNear: false,
}

/** Reads an address: the parts of the path (R22 to R28) stand before the search parameters of the same meaning. */
export function readCriteria(params: PlainSearch, search: PlainSearch): DoctorCriteria {
  const slugs = (key: string) => slugsOf(key, params, search)
  return {
    query: queryOf(search),
    specialities: slugs('speciality'),
    city: slugs('city')[0] ?? '',
    languages: slugs('language'),
    gender: oneOf(genders, search['gender']),
    insurances: slugs('insurance'),
    visit: oneOf(consultationTypes, search['visit']),
    facility: /^[1-9][0-9]{0,9}$/.test(search['facility'] ?? '') ? search['facility']! : '',
    isNear: search['near'] === '1',
  }
}

/** The criteria as words of an address; what is empty is left out. */
export function writeCriteria(criteria: DoctorCriteria): Record<string, string> {
  return said({
    query: criteria.query,
    speciality: criteria.specialities.join(','),
    city: criteria.city,
    language: criteria.languages.join(','),
    gender: criteria.gender,
    insurance: criteria.insurances.join(','),
    visit: criteria.visit,
    facility: criteria.facility,
    near: criteria.isNear ? '1' : '',
  })
}

const genders = ['female', 'male'] as const
