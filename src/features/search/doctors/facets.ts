import { doctorFilters } from './criteria.ts'

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
] as const satisfies readonly (keyof typeof doctorFilters)[]
export type Facet = (typeof facets)[number]

/** The attributes that count a facet's values. Plans are counted with their insurers, whose part they stand for. */
export function countedFor(facet: Facet): string[] {
  if (facet === 'fee') return ['fee', 'currency_symbol']
  if (facet === 'available' || facet === 'visit') return Object.values(doctorFilters[facet].marks)
  if (facet === 'insurances') return [doctorFilters.insurances.attribute, doctorFilters.plans.attribute]
  return [doctorFilters[facet].attribute]
}
