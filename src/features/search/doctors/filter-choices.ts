import { allChosen, withChoice as withAnyChoice } from '#src/features/search/list/choices.ts'
import { filtersWhere, withoutThose } from '#src/features/search/list/filter-table.ts'
import { type DoctorCriteria, doctorFilters, insurerOfPlan, noCriteria } from './criteria.ts'
import { type Facet, facets } from './facets.ts'

/**
 * The criteria with a value chosen, or, of a facet with several values, removed if it was chosen. Plans are removed with their
 * insurer, areas and "near me" with their city, and topics with the last speciality.
 */
export function withChoice(criteria: DoctorCriteria, facet: Facet, value: string): DoctorCriteria {
  const next = withAnyChoice(criteria, facet, value)
  if (facet === 'city') return { ...next, areas: [], isNear: false }
  if (facet === 'insurances')
    return { ...next, plans: next.plans.filter((plan) => next.insurances.includes(insurerOfPlan(plan))) }
  if (facet === 'specialities' && next.specialities.length === 0) return { ...next, services: [] }
  return next
}

/** The criteria without a facet, and without what depends on it. */
export function withoutFacet(criteria: DoctorCriteria, facet: Facet): DoctorCriteria {
  const parts = filtersWhere<DoctorCriteria>(doctorFilters, ({ partOf }) => partOf === facet)
  return withoutThose<DoctorCriteria>(doctorFilters, criteria, [facet, ...parts])
}

/** All chosen filter values, in the order of the groups. */
export const chosenValues = (criteria: DoctorCriteria) => allChosen(criteria, facets)

/** The criteria without filters: only the typed words and the order. */
export function withoutFilters({ query, sort }: DoctorCriteria): DoctorCriteria {
  return { ...noCriteria, query, sort }
}
