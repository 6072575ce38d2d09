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

type PlainSearch = Readonly<Record<string, string | undefined>>

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
  const slugs = (key: string) => [...new Set([...slugList(params[key]), ...slugList(search[key])])]
  return {
    query: (search['query'] ?? '').trim().slice(0, maxQueryLength),
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
  return { ...kindAddress(kind), ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')) }
}

/** What can be chosen beside the list. */
export const clinicFacets = ['kind', 'city', 'specialities', 'insurances'] as const
export type ClinicFacet = (typeof clinicFacets)[number]

/** The criteria with a value chosen, or, of a facet that takes several, taken away again. Another city ends being near. */
export function withClinicChoice(criteria: ClinicCriteria, facet: ClinicFacet, value: string): ClinicCriteria {
  const chosen: string | readonly string[] = criteria[facet]
  if (typeof chosen !== 'string')
    return { ...criteria, [facet]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] }
  const next = { ...criteria, [facet]: chosen === value ? '' : value }
  return facet === 'city' ? { ...next, isNear: false } : next
}

/** Every filter that is on, in the order of the groups. */
export function chosenClinicValues(criteria: ClinicCriteria): { facet: ClinicFacet; value: string }[] {
  return clinicFacets.flatMap((facet) =>
    [criteria[facet]].flat().flatMap((value) => (value === '' ? [] : [{ facet, value }])),
  )
}

/** The criteria without any filter: what was typed alone. */
export function withoutClinicFilters({ query }: ClinicCriteria): ClinicCriteria {
  return { ...noClinicCriteria, query }
}

const maxQueryLength = 120
const maxValues = 20

function slugList(value: string | undefined): string[] {
  return (value ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))
    .slice(0, maxValues)
}
