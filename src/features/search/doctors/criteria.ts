import { visitMarks } from '#src/api/search/filters.ts'
import { type ConsultationType, consultationTypes } from '#contract/directory'
import type { PlainSearch } from '#src/features/search/list/address-words.ts'
import { choice, flag, names, several, slug, slugs, text, words } from '#src/features/search/list/codecs.ts'
import { type FilterTable, noneOf, readFilters, writeFilters } from '#src/features/search/list/filter-table.ts'
import { readFee } from './fee.ts'

/** When a doctor has a free time (V15): today, on a working day or on the weekend of the country. */
export const availabilities = ['today', 'weekday', 'weekend'] as const
export type Availability = (typeof availabilities)[number]

/** Orders a patient may choose; by default the best match or, near the patient, the nearest first. */
export const chosenOrders = ['soonest', 'distance', 'fee'] as const
export type ListOrder = 'relevance' | (typeof chosenOrders)[number]

/** Criteria of the list of doctors. Slugs and English names as in an address; empty means any. */
export type DoctorCriteria = {
  query: string
  specialities: readonly string[]
  /** What is treated, as English names of topics. */
  services: readonly string[]
  city: string
  /** Areas of the city, by their English names. */
  areas: readonly string[]
  /** English names in lower case, for example `urdu`. */
  languages: readonly string[]
  gender: '' | 'female' | 'male'
  insurances: readonly string[]
  /** Plans of insurers: slug of the insurer, a full stop, id of the plan. */
  plans: readonly string[]
  visit: '' | ConsultationType
  available: '' | Availability
  /** `100-300`, `100-` or `-300`, in the country's currency. */
  fee: string
  /** Id of the facility the doctors work at. */
  facility: string
  /** The nearest first. The position is not in the address: without one only the city counts. */
  isNear: boolean
  sort: '' | (typeof chosenOrders)[number]
}

const genders = ['female', 'male'] as const
const isPlan = (part: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{1,20}$/.test(part)
const readId = (given: string | undefined) => (given && /^[1-9][0-9]{0,9}$/.test(given) ? given : '')
/** Attribute of the index for each availability. */
const availableMarks = {
  today: 'fg_available_today',
  weekday: 'fg_available_weekday',
  weekend: 'fg_available_weekend',
} as const

/** Filters of the list of doctors. `facets.ts` has the order in which they are offered. */
export const doctorFilters = {
  query: { parameter: 'query', codec: words, canonical: 'none' },
  specialities: {
    parameter: 'speciality',
    codec: slugs,
    attribute: 'speciality_slug',
    isCounted: true,
    canonical: 'part',
  },
  services: {
    parameter: 'service',
    codec: names,
    attribute: 'services',
    isCounted: true,
    partOf: 'specialities',
    canonical: 'none',
  },
  city: {
    parameter: 'city',
    codec: slug,
    attribute: 'city_slug',
    isCounted: true,
    canonical: 'part',
    isOfCountry: true,
  },
  areas: {
    parameter: 'area',
    codec: names,
    attribute: 'areas',
    isCounted: true,
    partOf: 'city',
    canonical: 'none',
    isOfCountry: true,
  },
  languages: {
    parameter: 'language',
    codec: slugs,
    attribute: 'languages',
    // Addresses have a hyphen where the index, which stores the name itself, has a space.
    toIndex: (language: string) => language.replaceAll('-', ' '),
    isCounted: true,
    canonical: 'part',
  },
  gender: { parameter: 'gender', codec: choice(genders), attribute: 'gender', isCounted: true, canonical: 'none' },
  insurances: {
    parameter: 'insurance',
    codec: slugs,
    attribute: 'insurances',
    isCounted: true,
    canonical: 'part',
    isOfCountry: true,
  },
  plans: {
    parameter: 'plan',
    codec: several(isPlan),
    attribute: 'insurance_plans',
    toIndex: (plan: string) => plan.slice(plan.indexOf('.') + 1),
    partOf: 'insurances',
    canonical: 'none',
    isOfCountry: true,
  },
  visit: {
    parameter: 'visit',
    codec: choice(consultationTypes),
    marks: visitMarks,
    isCounted: true,
    canonical: 'none',
  },
  // Not counted with the list: the page may be cached, and availability changes with the clock.
  available: { parameter: 'available', codec: choice(availabilities), marks: availableMarks, canonical: 'none' },
  fee: { parameter: 'fee', codec: text(readFee), canonical: 'none', isOfCountry: true },
  facility: {
    parameter: 'facility',
    codec: text(readId),
    attribute: 'facility_ids',
    canonical: 'none',
    isOfCountry: true,
  },
  isNear: { parameter: 'near', codec: flag, partOf: 'city', canonical: 'left-out', isOfCountry: true },
  sort: { parameter: 'sort', codec: choice(chosenOrders), canonical: 'left-out' },
} as const satisfies FilterTable<DoctorCriteria>

export const noCriteria: DoctorCriteria = noneOf<DoctorCriteria>(doctorFilters)

/**
 * Reads an address: parts of the path (R22 to R28) take precedence over search parameters with the same meaning. An area
 * belongs to a city; a plan adds its insurer.
 */
export function readCriteria(params: PlainSearch, search: PlainSearch): DoctorCriteria {
  const read = readFilters<DoctorCriteria>(doctorFilters, params, search)
  return {
    ...read,
    areas: read.city ? read.areas : [],
    insurances: [...new Set([...read.insurances, ...read.plans.map(insurerOfPlan)])],
  }
}

/** The criteria as parts of an address; empty ones are left out. */
export const writeCriteria = (criteria: DoctorCriteria): Record<string, string> =>
  writeFilters<DoctorCriteria>(doctorFilters, criteria)

/** The insurer's slug in a plan. */
export const insurerOfPlan = (plan: string): string => plan.slice(0, plan.indexOf('.'))

/** Whether the result changes with the clock and with every booking: it must not be cached. */
export const isOfTheMoment = ({ available, sort }: DoctorCriteria): boolean => available !== '' || sort === 'soonest'
