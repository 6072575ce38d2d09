import { type ConsultationType, consultationTypes } from '#contract/directory'
import {
  listOf,
  oneOf,
  type PlainSearch,
  queryOf,
  withoutEmpty,
  slugsOf,
} from '#src/features/search/list/address-words.ts'
import { readFee } from './fee.ts'

/** When a free time must be left (V15): today, on a working day or on the weekend of the country. */
export const availabilities = ['today', 'weekday', 'weekend'] as const
export type Availability = (typeof availabilities)[number]

/** Orders a patient may ask for; without one, the best match or, near somebody, the nearest first. */
export const chosenOrders = ['soonest', 'distance', 'fee'] as const
export type ListOrder = 'relevance' | (typeof chosenOrders)[number]

/** What a patient asked the list of doctors for. Slugs and English names as they stand in an address; empty means any. */
export type DoctorCriteria = {
  query: string
  specialities: readonly string[]
  /** What is treated, by the English names of topics. */
  services: readonly string[]
  city: string
  /** Quarters of the city, by their English names. */
  areas: readonly string[]
  /** English names in lower case, for example `urdu`. */
  languages: readonly string[]
  gender: '' | 'female' | 'male'
  insurances: readonly string[]
  /** Plans of insurers that are asked for: slug of the insurer, a full stop, id of the plan. */
  plans: readonly string[]
  visit: '' | ConsultationType
  available: '' | Availability
  /** `100-300`, `100-` or `-300`, in the country's currency. */
  fee: string
  /** Id of the facility the doctors work at. */
  facility: string
  /** The nearest first. Where the patient is does not stand in the address: without a position the city is all there is. */
  isNear: boolean
  sort: '' | (typeof chosenOrders)[number]
}

export const noCriteria: DoctorCriteria = {
  query: '',
  specialities: [],
  services: [],
  city: '',
  areas: [],
  languages: [],
  gender: '',
  insurances: [],
  plans: [],
  visit: '',
  available: '',
  fee: '',
  facility: '',
  isNear: false,
  sort: '',
}

/**
 * Reads an address: the parts of the path (R22 to R28) stand before the search parameters of the same meaning. An area is one
 * of a city, a plan names its insurer with it.
 */
export function readCriteria(params: PlainSearch, search: PlainSearch): DoctorCriteria {
  const slugs = (key: string) => slugsOf(key, params, search)
  const names = (key: string) => unique(listOf(search[key], isName))
  const city = slugs('city')[0] ?? ''
  const plans = unique(listOf(search['plan'], isPlan))
  return {
    query: queryOf(search),
    specialities: slugs('speciality'),
    services: names('service'),
    city,
    areas: city ? names('area') : [],
    languages: slugs('language'),
    gender: oneOf(genders, search['gender']),
    insurances: unique([...slugs('insurance'), ...plans.map(insurerOfPlan)]),
    plans,
    visit: oneOf(consultationTypes, search['visit']),
    available: oneOf(availabilities, search['available']),
    fee: readFee(search['fee']),
    facility: /^[1-9][0-9]{0,9}$/.test(search['facility'] ?? '') ? search['facility']! : '',
    isNear: search['near'] === '1',
    sort: oneOf(chosenOrders, search['sort']),
  }
}

/** The criteria as words of an address; what is empty is left out. */
export function writeCriteria(criteria: DoctorCriteria): Record<string, string> {
  return withoutEmpty({
    query: criteria.query,
    speciality: criteria.specialities.join(','),
    service: criteria.services.join(','),
    city: criteria.city,
    area: criteria.areas.join(','),
    language: criteria.languages.join(','),
    gender: criteria.gender,
    insurance: criteria.insurances.join(','),
    plan: criteria.plans.join(','),
    visit: criteria.visit,
    available: criteria.available,
    fee: criteria.fee,
    facility: criteria.facility,
    near: criteria.isNear ? '1' : '',
    sort: criteria.sort,
  })
}

/** The slug of the insurer that a plan is of. */
export const insurerOfPlan = (plan: string): string => plan.slice(0, plan.indexOf('.'))

/** Whether the answer turns with the clock and with every booking: nobody may keep it (S6). */
export const isOfTheMoment = ({ available, sort }: DoctorCriteria): boolean => available !== '' || sort === 'soonest'

const genders = ['female', 'male'] as const
const isPlan = (part: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]{1,20}$/.test(part)
/** Letters, digits and what stands between them in a name; nothing that the search reads as more than that. */
const isName = (part: string) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.&()/+-]{0,59}$/u.test(part) && part === part.trim()
const unique = (values: readonly string[]) => [...new Set(values)]
