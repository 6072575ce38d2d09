import type { GeoPoint } from '#contract/wire'
import type { Question } from '#src/api/search-api.ts'
import { pageSizes } from '#src/api/search/limits.ts'
import { around } from '#src/features/search-list/around-place.ts'
import { withoutFacet } from '#src/features/search-list/choices.ts'
import type { DoctorCriteria } from './criteria.ts'

/** What can be narrowed down by, and which attribute of the index it is. */
export const facetAttributes = {
  specialities: 'speciality_slug',
  languages: 'languages',
  gender: 'gender',
  insurances: 'insurances',
  visit: 'visit',
} as const
export type Facet = keyof typeof facetAttributes

/**
 * One page of doctors with the counts that go beside the filters; pages are counted from 1. The nearest come first where that is asked for
 * and the position is known.
 */
export function toSearchParams(criteria: DoctorCriteria, country: string, page: number, position?: GeoPoint): Question {
  return {
    query: criteria.query,
    filters: `countryCode:"${country}"`,
    facetFilters: facetFilters(criteria),
    facets: countedAttributes,
    maxValuesPerFacet: 100,
    // Three even columns of video doctors (K05).
    hitsPerPage: criteria.visit === 'telemedicine' ? pageSizes.online : pageSizes.doctor,
    page: page - 1,
    attributesToRetrieve: [...cardAttributes],
    attributesToHighlight: [],
    ...(criteria.isNear && position ? nearestTo(position, criteria) : {}),
  }
}

/** A chosen city says already how far away is too far. */
function nearestTo({ lat, lng }: GeoPoint, { city }: DoctorCriteria): Question {
  return {
    index: 'doctor_nearest',
    aroundLatLng: `${lat},${lng}`,
    getRankingInfo: true,
    ...(city ? { aroundRadius: 'all' } : {}),
  }
}

/** The same around a place, without the city and twice as far, for when there is nobody in it (S29, K04). */
export function toWiderParams(
  criteria: DoctorCriteria,
  { country, centre, radius }: { country: string; centre: GeoPoint; radius: number },
  page: number,
): Question {
  return { ...toSearchParams({ ...criteria, city: '', isNear: false }, country, page), ...around(centre, radius) }
}

/** Counts of one facet as if nothing of it were chosen: what choosing another value would bring. */
export function toCountQuestion(criteria: DoctorCriteria, country: string, facet: Facet): Question {
  return {
    query: criteria.query,
    filters: `countryCode:"${country}"`,
    facetFilters: facetFilters(withoutFacet(criteria, facet)),
    facets: facet === 'visit' ? visitAttributes : [facetAttributes[facet]],
    maxValuesPerFacet: 100,
  }
}

/** A question for each facet of which something is chosen. */
export const toCountQuestions = (criteria: DoctorCriteria, country: string) =>
  facets
    .filter((facet) => criteria[facet].length > 0)
    .map((facet) => ({ facet, question: toCountQuestion(criteria, country, facet) }))

/** What is offered to filter by, in the order of the groups. */
export const facets = Object.keys(facetAttributes) as Facet[]
const visitAttributes = ['fg_online', 'fg_homecare']
const countedAttributes = ['speciality_slug', 'languages', 'gender', 'insurances', ...visitAttributes]

/** What a card shows. */
const cardAttributes = [
  'id',
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
  'insurances',
  'fg_online',
  'fg_homecare',
  'locations',
] as const

/** The outer list is AND, the inner ones OR. Values are slugs and known words, so nothing needs quoting. */
function facetFilters({
  specialities,
  languages,
  gender,
  insurances,
  visit,
  city,
  facility,
}: DoctorCriteria): string[][] {
  const groups = [
    specialities.map((slug) => `speciality_slug:${slug}`),
    // An address writes a space as a hyphen.
    languages.map((language) => `languages:${language.replaceAll('-', ' ')}`),
    insurances.map((slug) => `insurances:${slug}`),
    gender ? [`gender:${gender}`] : [],
    visit === 'telemedicine' ? ['fg_online:true'] : visit === 'homecare' ? ['fg_homecare:true'] : [],
    city ? [`city_slug:${city}`] : [],
    facility ? [`facility_ids:${facility}`] : [],
  ]
  return groups.filter((group) => group.length > 0)
}
