import type { GeoPoint } from '#contract/wire'
import type { Question } from '#src/api/search-api.ts'
import { pageSizes } from '#src/api/search/page-sizes.ts'
import { around } from '#src/features/search/list/around-place.ts'
import { withoutFacet } from '#src/features/search/list/choices.ts'
import { type DoctorCriteria, doctorFilters, type ListOrder } from './criteria.ts'
import { countedFor, type Facet, facets } from './facets.ts'
import { facetFilters, filtersOf } from './parts/to-filters.ts'

/**
 * The query for one page of doctors with facet counts; pages are counted from 1. Availability is not counted: the page may be
 * cached, and availability changes with the clock.
 */
export function toSearchParams(criteria: DoctorCriteria, country: string, page: number, position?: GeoPoint): Question {
  return {
    ...questionOf(criteria, country, position),
    facets: [
      ...countedFor('visit'),
      ...(['specialities', 'insurances', 'languages', 'gender', 'city'] as const).map(
        (facet) => doctorFilters[facet].attribute,
      ),
      // Only useful within the facet they belong to.
      ...(['services', 'areas'] as const)
        .filter((facet) => criteria[doctorFilters[facet].partOf].length > 0)
        .map((facet) => doctorFilters[facet].attribute),
    ],
    // Three even columns of video doctors (K05).
    hitsPerPage: criteria.visit === 'telemedicine' ? pageSizes.online : pageSizes.doctor,
    page: page - 1,
    attributesToRetrieve: [...cardAttributes],
    ...inOrder(criteria, position),
  }
}

/** The query for all doctors at once, with only what a map shows. */
export function toMapQuestion(criteria: DoctorCriteria, country: string, most: number, position?: GeoPoint): Question {
  return {
    ...questionOf(criteria, country, position),
    hitsPerPage: most,
    page: 0,
    attributesToRetrieve: [
      'id',
      'fullName',
      'arabic_fullName',
      'id_fullName',
      'fee',
      'currency_symbol',
      'service_fees',
      'locations',
    ],
  }
}

/** The order of a list: the nearest first needs a position. */
export function orderOf({ sort, isNear }: DoctorCriteria, position: GeoPoint | undefined): ListOrder {
  if (sort === '') return isNear && position ? 'distance' : 'relevance'
  return sort === 'distance' && !position ? 'relevance' : sort
}

/** The query around a place, without the city and with twice the radius, used when there is nobody in it (S29, K04). */
export function toWiderParams(
  criteria: DoctorCriteria,
  { country, centre, radius }: { country: string; centre: GeoPoint; radius: number },
  page: number,
): Question {
  const anywhere = { ...criteria, city: '', areas: [], isNear: false, sort: '' } as const
  return { ...toSearchParams(anywhere, country, page), ...around(centre, radius) }
}

/** The query for the number of doctors, without hits. */
export const toTotalQuestion = (criteria: DoctorCriteria, country: string, position?: GeoPoint): Question => ({
  ...questionOf(criteria, country, position),
  facets: [],
})

/** Counts of one facet as if none of its values were chosen: what choosing another value would find. */
export function toCountQuestion(
  criteria: DoctorCriteria,
  country: string,
  facet: Facet,
  position?: GeoPoint,
): { facet: Facet; question: Question } {
  const others = facet === 'insurances' ? withoutFacet(criteria, 'plans') : criteria
  const question = {
    ...questionOf(withoutFacet(facet === 'city' ? { ...others, areas: [] } : others, facet), country, position),
    facets: countedFor(facet),
    // Of fees only the range is needed, and the one currency.
    ...(facet === 'fee' ? { maxValuesPerFacet: 1 } : {}),
  }
  return { facet, question }
}

/** A query for each facet with a chosen value. Availability and fees are requested by the page itself. */
export function toCountQuestions(criteria: DoctorCriteria, country: string, position?: GeoPoint) {
  return facets
    .filter((facet) => 'isCounted' in doctorFilters[facet] && criteria[facet].length > 0)
    .map((facet) => toCountQuestion(criteria, country, facet, position))
}

function questionOf(criteria: DoctorCriteria, country: string, position: GeoPoint | undefined): Question {
  const isAround = criteria.isNear && position !== undefined
  return {
    query: criteria.query,
    ...filtersOf(criteria, country),
    facetFilters: facetFilters(criteria),
    // No other facet has as many values as insurers: all of them can be chosen (K05).
    maxValuesPerFacet: pageSizes.insurance,
    attributesToHighlight: [],
    ...(isAround ? from(position, criteria.city !== '') : {}),
  }
}

function inOrder(criteria: DoctorCriteria, position: GeoPoint | undefined): Question {
  const order = orderOf(criteria, position)
  if (order === 'distance')
    return { ...from(position!, !criteria.isNear || criteria.city !== ''), getRankingInfo: true }
  const isFar = criteria.isNear && position !== undefined ? { getRankingInfo: true } : {}
  if (order === 'relevance') return isFar
  return { ...isFar, sortBy: order === 'fee' && criteria.visit ? (`fee_${criteria.visit}` as const) : order }
}

/** The nearest first; with a chosen city, or without "near me", any distance is allowed. */
const from = ({ lat, lng }: GeoPoint, isAnyDistance: boolean): Question => ({
  index: 'doctor_nearest',
  aroundLatLng: `${lat},${lng}`,
  ...(isAnyDistance ? { aroundRadius: 'all' } : {}),
})

/** Attributes that a card shows. */
const cardAttributes = [
  'id',
  'unique_id',
  'countryCode',
  'slug',
  'speciality_slug',
  'city_slug',
  'fullName',
  'arabic_fullName',
  'id_fullName',
  'title',
  'arabic_title',
  'id_title',
  'area',
  'arabic_area',
  'languages',
  'years_of_experience',
  'verified',
  'profilePicture',
  'fee',
  'currency_symbol',
  'service_fees',
  'insurances',
  'fg_online',
  'fg_homecare',
  'locations',
] as const
