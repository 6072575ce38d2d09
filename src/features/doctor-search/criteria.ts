import { type ConsultationType, consultationTypes } from '#contract/directory'

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

/** Search parameters as plain strings; what is unknown or malformed is left out, never an error. */
export type PlainSearch = Readonly<Record<string, string | undefined>>

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
  const slugs = (key: string) => unique([...slugList(params[key]), ...slugList(search[key])])
  return {
    query: (search['query'] ?? '').trim().slice(0, maxQueryLength),
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
  const all = {
    query: criteria.query,
    speciality: criteria.specialities.join(','),
    city: criteria.city,
    language: criteria.languages.join(','),
    gender: criteria.gender,
    insurance: criteria.insurances.join(','),
    visit: criteria.visit,
    facility: criteria.facility,
    near: criteria.isNear ? '1' : '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The page of an address, counted from 1. */
export function readPage(search: PlainSearch): number {
  const page = Number(search['page'])
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

const maxQueryLength = 120
const maxPage = 500
const maxValues = 20
const genders = ['female', 'male'] as const

function slugList(value: string | undefined): string[] {
  return (value ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))
    .slice(0, maxValues)
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | '' {
  return values.find((known) => known === value) ?? ''
}

const unique = (values: string[]) => [...new Set(values)]
