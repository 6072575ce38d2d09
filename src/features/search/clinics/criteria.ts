import type { PlainSearch } from '#src/features/search/list/address-words.ts'
import { type Codec, flag, slug, slugs, words } from '#src/features/search/list/codecs.ts'
import { type FilterTable, noneOf, readFilters, writeFilters } from '#src/features/search/list/filter-table.ts'
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

/** The kind has words of its own, in the path or in the query. */
const kind: Codec<FacilityKind | ''> = {
  none: '',
  read: ({ params, search, parameter }) => kindOf(params['facilityTitle'], params[parameter] ?? search[parameter]),
  write: (value) => kindAddress(value).facility_slug ?? '',
}

/** What a list of facilities can be narrowed down by. */
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
 * Reads an address (R16, R18, R19, R20, Q07): the parts of the path stand before the search parameters of the same meaning.
 * What is malformed is left out, never an error.
 */
export const readClinicCriteria = (params: PlainSearch, search: PlainSearch): ClinicCriteria =>
  readFilters<ClinicCriteria>(clinicFilters, params, search)

/** The criteria as words of an address; what is empty is left out. */
export const writeClinicCriteria = (criteria: ClinicCriteria): ClinicsAddress => ({
  ...kindAddress(criteria.kind),
  ...writeFilters<ClinicCriteria>(clinicFilters, criteria),
})

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
