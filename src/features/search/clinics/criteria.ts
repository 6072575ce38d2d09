import { type PlainSearch, queryOf, withoutEmpty, slugsOf } from '#src/features/search/list/address-words.ts'
import { allChosen, withChoice } from '#src/features/search/list/choices.ts'
import type { ClinicsAddress } from '#src/routes/links.ts'
import { type FacilityKind, kindAddress, kindOf } from './kinds.ts'

/** What a patient asked the list of facilities for. Slugs as they stand in an address; empty means any. */
export type ClinicCriteria = {
  query: string
  kind: FacilityKind | ''
  city: string
  specialities: readonly string[]
  insurances: readonly string[]
  /** The nearest first. Where the patient is does not stand in the address: without a position the city is all there is. */
  isNear: boolean
}

export const noClinicCriteria: ClinicCriteria = {
  query: '',
  kind: '',
  city: '',
  specialities: [],
  insurances: [],
  isNear: false,
}

/**
 * Reads an address (R16, R18, R19, R20, Q07): the parts of the path stand before the search parameters of the same meaning.
 * What is malformed is left out, never an error.
 */
export function readClinicCriteria(params: PlainSearch, search: PlainSearch): ClinicCriteria {
  const slugs = (key: string) => slugsOf(key, params, search)
  return {
    query: queryOf(search),
    kind: kindOf(params['facilityTitle'], params['facility_slug'] ?? search['facility_slug']),
    city: slugs('city')[0] ?? '',
    specialities: slugs('speciality'),
    insurances: slugs('insurance'),
    isNear: search['near'] === '1',
  }
}

/** The criteria as words of an address; what is empty is left out. */
export function writeClinicCriteria(criteria: ClinicCriteria): ClinicsAddress {
  const { query, kind, city, specialities, insurances, isNear } = criteria
  const rest = {
    query,
    city,
    speciality: specialities.join(','),
    insurance: insurances.join(','),
    near: isNear ? '1' : '',
  }
  return { ...kindAddress(kind), ...withoutEmpty(rest) }
}

/** What can be chosen beside the list. */
export const clinicFacets = ['kind', 'city', 'specialities', 'insurances'] as const
export type ClinicFacet = (typeof clinicFacets)[number]

/** The criteria with a value chosen, or, of a facet that takes several, taken away again. Another city ends being near. */
export function withClinicChoice(criteria: ClinicCriteria, facet: ClinicFacet, value: string): ClinicCriteria {
  const next = withChoice(criteria, facet, value)
  return facet === 'city' ? { ...next, isNear: false } : next
}

/** Every filter that is on, in the order of the groups. */
export const chosenClinicValues = (criteria: ClinicCriteria) => allChosen(criteria, clinicFacets)

/** The criteria without any filter: what was typed alone. */
export function withoutClinicFilters({ query }: ClinicCriteria): ClinicCriteria {
  return { ...noClinicCriteria, query }
}
