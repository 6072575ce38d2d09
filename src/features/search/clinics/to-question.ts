import type { GeoPoint } from '#contract/wire'
import type { Question } from '#src/api/search-api.ts'
import { pageSizes } from '#src/api/search/page-sizes.ts'
import { around } from '#src/features/search/list/around-place.ts'
import { withoutFacet } from '#src/features/search/list/choices.ts'
import { conditionsOf } from '#src/features/search/list/filter-table.ts'
import { type ClinicCriteria, type ClinicFacet, clinicFacets, clinicFilters } from './criteria.ts'
import { kindFilters } from './kinds.ts'

export type ClinicPlace = { country: string; position?: GeoPoint | undefined }

/**
 * The query for one page of facilities (K05) with facet counts; pages are counted from 1. The nearest come first where the
 * criteria say so and the position is known.
 */
export function toClinicQuestion(criteria: ClinicCriteria, { country, position }: ClinicPlace, page: number): Question {
  return {
    query: criteria.query,
    country_code: country,
    facetFilters: facetFilters(criteria),
    facets: [...countedAttributes],
    maxValuesPerFacet: pageSizes.insurance,
    hitsPerPage: pageSizes.clinic,
    page: page - 1,
    attributesToRetrieve: [...cardAttributes, ...(criteria.specialities.length > 0 ? ['speciality_fees'] : [])],
    attributesToHighlight: [],
    ...(criteria.isNear && position ? around(position, criteria.city ? 'all' : undefined) : {}),
  }
}

/** The query for all facilities at once, for a map. */
export const toClinicMapQuestion = (criteria: ClinicCriteria, place: ClinicPlace, most: number): Question => ({
  ...toClinicQuestion(criteria, place, 1),
  facets: [],
  hitsPerPage: most,
})

/** The query for the number of facilities, without hits. */
export const toClinicTotalQuestion = (criteria: ClinicCriteria, place: ClinicPlace): Question => ({
  ...toClinicQuestion(criteria, place, 1),
  facets: [],
})

/** The query around a place, without the city and with twice the radius, used when there is none in it (S29, K04). */
export function toWiderClinicQuestion(
  criteria: ClinicCriteria,
  { country, centre, radius }: { country: string; centre: GeoPoint; radius: number },
  page: number,
): Question {
  return { ...toClinicQuestion({ ...criteria, city: '', isNear: false }, { country }, page), ...around(centre, radius) }
}

/** Counts of one facet as if none of its values were chosen: what choosing another value would find. */
export function toClinicCountQuestion(
  criteria: ClinicCriteria,
  { country }: ClinicPlace,
  facet: ClinicFacet,
): Question {
  return {
    query: criteria.query,
    country_code: country,
    facetFilters: facetFilters(withoutFacet(criteria, facet)),
    facets: [clinicFilters[facet].attribute],
    maxValuesPerFacet: pageSizes.insurance,
  }
}

/** A query for each facet with a chosen value. */
export const toClinicCountQuestions = (criteria: ClinicCriteria, place: ClinicPlace) =>
  clinicFacets
    .filter((facet) => criteria[facet].length > 0)
    .map((facet) => ({ facet, question: toClinicCountQuestion(criteria, place, facet) }))

const countedAttributes = clinicFacets.map((facet) => clinicFilters[facet].attribute)

/** Attributes that a card shows. */
const cardAttributes = [
  'id',
  'unique_id',
  'countryCode',
  'slug',
  'name',
  'arabic_name',
  'id_name',
  'logo',
  'cover',
  'speciality_slugs',
  'city',
  'city_slug',
  'arabic_city',
  'area',
  'arabic_area',
  'address',
  'arabic_address',
  'clinicType',
  'doctors',
  'insurances',
  // For the map.
  'fees',
  'currency_symbol',
  '_geoloc',
] as const

/** The outer list is AND, the inner ones OR. */
function facetFilters(criteria: ClinicCriteria): string[][] {
  const others = (['city', 'specialities', 'insurances'] as const).map((facet) =>
    conditionsOf(clinicFilters[facet], criteria[facet]),
  )
  return [...kindFilters(criteria.kind), ...others].filter((group) => group.length > 0)
}
