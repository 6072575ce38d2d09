import { visitMarks } from '#src/api/search/filters.ts'

/** What a list of doctors can be narrowed down by, in the order in which it is offered. */
export const facets = [
  'available',
  'visit',
  'specialities',
  'services',
  'insurances',
  'plans',
  'fee',
  'languages',
  'gender',
  'city',
  'areas',
  'facility',
] as const
export type Facet = (typeof facets)[number]

/** Facets whose values are words of one attribute of the index. */
export const attributeOf = {
  specialities: 'speciality_slug',
  services: 'services',
  insurances: 'insurances',
  plans: 'insurance_plans',
  languages: 'languages',
  gender: 'gender',
  city: 'city_slug',
  areas: 'areas',
  facility: 'facility_ids',
} as const

/** Facets each value of which is a mark of its own. */
export const marksOf = {
  available: {
    today: 'fg_available_today',
    weekday: 'fg_available_weekday',
    weekend: 'fg_available_weekend',
  },
  visit: visitMarks,
} as const

/** The attributes that count a facet's values. Plans are counted with their insurers, whose part they stand for. */
export function countedFor(facet: Facet): string[] {
  if (facet === 'available' || facet === 'visit') return Object.values(marksOf[facet])
  if (facet === 'fee') return ['fee', 'currency_symbol']
  if (facet === 'insurances') return [attributeOf.insurances, attributeOf.plans]
  return [attributeOf[facet]]
}
