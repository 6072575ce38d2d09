import type { PlainSearch } from '#src/features/search/list/address-words.ts'
import { type Codec, flag, slug, slugs, words } from '#src/features/search/list/codecs.ts'
import { type FilterTable, noneOf, readFilters, writeFilters } from '#src/features/search/list/filter-table.ts'
import { allChosen, withChoice } from '#src/features/search/list/choices.ts'
import type { ClinicsAddress } from '#src/routes/links.ts'
import { type FacilityKind, kindAddress, kindOf } from './kinds.ts'

/** Criteria of the list of facilities. Slugs as in an address; empty means any. */
export type ClinicCriteria = {
  query: string
  kind: FacilityKind | ''
  city: string
  specialities: readonly string[]
  insurances: readonly string[]
  /** The nearest first. The position is not in the address: without one only the city counts. */
  isNear: boolean
}

/** The kind has its own words, in the path or in the query. */
const kind: Codec<FacilityKind | ''> = {
  none: '',
  read: ({ params, search, parameter }) => kindOf(params['facilityTitle'], params[parameter] ?? search[parameter]),
  write: (value) => kindAddress(value).facility_slug ?? '',
}

/** Filters of the list of facilities. */
export const clinicFilters = {
  query: { parameter: 'query', codec: words, canonical: 'none' },
  kind: { parameter: 'facility_slug', codec: kind, attribute: 'clinicType', isCounted: true, canonical: 'part' },
  city: {
    parameter: 'city',
    codec: slug,
    attribute: 'city_slug',
    isCounted: true,
    canonical: 'part',
    isOfCountry: true,
  },
  specialities: {
    parameter: 'speciality',
    codec: slugs,
    attribute: 'speciality_slugs',
    isCounted: true,
    canonical: 'part',
  },
  insurances: {
    parameter: 'insurance',
    codec: slugs,
    attribute: 'insurances',
    isCounted: true,
    canonical: 'none',
    isOfCountry: true,
  },
  isNear: { parameter: 'near', codec: flag, partOf: 'city', canonical: 'left-out', isOfCountry: true },
} as const satisfies FilterTable<ClinicCriteria>

export const noClinicCriteria: ClinicCriteria = noneOf<ClinicCriteria>(clinicFilters)

/**
 * Reads an address (R16, R18, R19, R20, Q07): parts of the path take precedence over search parameters with the same meaning.
 * Malformed values are ignored.
 */
export const readClinicCriteria = (params: PlainSearch, search: PlainSearch): ClinicCriteria =>
  readFilters<ClinicCriteria>(clinicFilters, params, search)

/** The criteria as parts of an address; empty ones are left out. */
export const writeClinicCriteria = (criteria: ClinicCriteria): ClinicsAddress => ({
  ...kindAddress(criteria.kind),
  ...writeFilters<ClinicCriteria>(clinicFilters, criteria),
})

/** Facets that can be chosen beside the list. */
export const clinicFacets = ['kind', 'city', 'specialities', 'insurances'] as const
export type ClinicFacet = (typeof clinicFacets)[number]

/**
 * The criteria with a value chosen, or, of a facet with several values, removed if it was chosen. Another city ends "near me".
 */
export function withClinicChoice(criteria: ClinicCriteria, facet: ClinicFacet, value: string): ClinicCriteria {
  const next = withChoice(criteria, facet, value)
  return facet === 'city' ? { ...next, isNear: false } : next
}

/** All chosen filter values, in the order of the groups. */
export const chosenClinicValues = (criteria: ClinicCriteria) => allChosen(criteria, clinicFacets)

/** The criteria without filters: only the typed words. */
export function withoutClinicFilters({ query }: ClinicCriteria): ClinicCriteria {
  return { ...noClinicCriteria, query }
}
