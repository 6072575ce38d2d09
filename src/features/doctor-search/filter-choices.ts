import { allChosen, withChoice as withAnyChoice } from '#src/features/search-list/choices.ts'
import type { DoctorCriteria } from './criteria.ts'
import { type Facet, facets } from './to-search-params.ts'

/** The criteria with a value chosen, or, of a facet that takes several, taken away again. */
export function withChoice(criteria: DoctorCriteria, facet: Facet, value: string): DoctorCriteria {
  return withAnyChoice(criteria, facet, value)
}

/** Every filter that is on, in the order of the groups. */
export const chosenValues = (criteria: DoctorCriteria) => allChosen(criteria, facets)

/** The criteria without any filter: what was typed, and where. */
export function withoutFilters(criteria: DoctorCriteria): DoctorCriteria {
  return { ...criteria, specialities: [], languages: [], insurances: [], gender: '', visit: '' }
}
