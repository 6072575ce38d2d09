import type { ConsultationType } from '#contract/directory'
import type { SearchIndex, SearchParams } from '#contract/search'
import { anyOf, quoted } from './filters.ts'
import { nearestRadius, pageSizes } from './limits.ts'
import { cityName } from './names.ts'

/** What a patient asks the doctor list. Everything but the country may be left out; empty means any. */
export type DoctorQuestion = {
  country: string
  query?: string
  /** Slugs. */
  specialities?: readonly string[]
  /** Slug. */
  city?: string
  /** English names in lower case. */
  languages?: readonly string[]
  gender?: '' | 'any' | 'female' | 'male'
  /** Slugs. */
  insurances?: readonly string[]
  visit?: '' | ConsultationType
  /** Id of the facility. */
  facility?: string
  /** Sorts by distance from here, and only within reach (K04). */
  near?: { lat: number; lng: number } | undefined
  /** Counted from 0. */
  page?: number
  /** Overrides the page size of the kind of visit (K05). */
  hitsPerPage?: number
}

/** The search parameters of a question; the defaults of V14 are added when it is sent. */
export function doctorParams(question: DoctorQuestion): SearchParams & { index: SearchIndex } {
  const { query = '', near, page = 0, visit } = question
  return {
    index: near ? 'doctor_nearest' : 'doctor',
    query,
    page,
    hitsPerPage: question.hitsPerPage ?? (visit === 'telemedicine' ? pageSizes.online : pageSizes.doctor),
    filters: doctorFilters(question),
    ...(near ? { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: nearestRadius, getRankingInfo: true } : {}),
  }
}

/** The filter expression of a question. */
export function doctorFilters(question: DoctorQuestion): string {
  const { country, specialities = [], city, languages = [], gender, insurances = [], visit, facility } = question
  return [
    `countryCode:${quoted(country)}`,
    ...anyOf('speciality_slug', specialities),
    // The address names a city by slug; words of several parts are matched by name as well (V11).
    ...(city ? [`(city_slug:${quoted(city)} OR city:${quoted(cityName(city))})`] : []),
    ...anyOf('languages', languages),
    // "Any" is no filter, rather than a filter on every gender (V10).
    ...(gender && gender !== 'any' ? [`gender:${quoted(gender)}`] : []),
    ...anyOf('insurances', insurances),
    ...(visit === 'telemedicine' ? ['fg_online:true'] : visit === 'homecare' ? ['fg_homecare:true'] : []),
    ...(facility ? [`facility_ids:${quoted(facility)}`] : []),
  ].join(' AND ')
}
