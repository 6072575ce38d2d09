import { doctorFilters } from './criteria.ts'

/** Facets of the list of doctors, in the order in which they are offered. */
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

/** The attributes that count a facet's values. Plans are counted with their insurers, which they can replace. */
export function countedFor(facet: Facet): string[] {
  if (facet === 'fee') return ['fee', 'currency_symbol']
  if (facet === 'available' || facet === 'visit') return Object.values(doctorFilters[facet].marks)
  if (facet === 'insurances') return [doctorFilters.insurances.attribute, doctorFilters.plans.attribute]
  return [doctorFilters[facet].attribute]
}
