import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { chosenFacets, type Facet } from '#src/features/doctor-search/to-search-params.ts'
import type { Counts } from './use-results.ts'

/** The criteria with a value chosen, or, of a facet that takes several, taken away again. */
export function withChoice(criteria: DoctorCriteria, facet: Facet, value: string): DoctorCriteria {
  const chosen: string | readonly string[] = criteria[facet]
  if (typeof chosen === 'string') return { ...criteria, [facet]: chosen === value ? '' : value }
  return { ...criteria, [facet]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] }
}

/** Every filter that is on, in the order of the groups. */
export function chosenValues(criteria: DoctorCriteria): { facet: Facet; value: string }[] {
  return chosenFacets(criteria).flatMap((facet) => [criteria[facet]].flat().map((value) => ({ facet, value })))
}

/** The criteria without any filter: what was typed, and where. */
export function withoutFilters(criteria: DoctorCriteria): DoctorCriteria {
  return { ...criteria, specialities: [], languages: [], insurances: [], gender: '', visit: '' }
}

/** Values to choose from, those with the most doctors first; what is chosen is always there, whether it is offered or not. */
export function optionsOf(
  criteria: DoctorCriteria,
  counts: Counts,
  facet: Facet,
  isOffered: (value: string) => boolean = () => true,
) {
  const chosen = [criteria[facet]].flat().filter((value) => value !== '')
  const counted = { ...Object.fromEntries(chosen.map((value) => [value, 0])), ...counts[facet] }
  const options = Object.entries(counted)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => (count > 0 && value !== 'clinic' && isOffered(value)) || chosen.includes(value))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  const isShown = ({ value }: { value: string }, index: number) => index < shown || chosen.includes(value)
  return { first: options.filter(isShown), rest: options.filter((option, index) => !isShown(option, index)) }
}

const shown = 5
