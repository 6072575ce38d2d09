import type { ClinicCriteria, ClinicFacet } from './criteria.ts'
import { facilityKinds } from './kinds.ts'
import type { ClinicCounts } from './use-clinics.ts'

export type ClinicOption = { value: string; count: number }

/**
 * Values to choose from, those with the most facilities first and kinds in their own order; what is chosen is always there,
 * whether it is offered or not.
 */
export function clinicOptions(
  criteria: ClinicCriteria,
  counts: ClinicCounts,
  facet: ClinicFacet,
  isOffered: (value: string) => boolean,
): { first: ClinicOption[]; rest: ClinicOption[] } {
  const chosen = [criteria[facet]].flat().filter((value) => value !== '')
  const counted = { ...Object.fromEntries(chosen.map((value) => [value, 0])), ...counts[facet] }
  const options = Object.entries(counted)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => (count > 0 && isOffered(value)) || chosen.includes(value))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  if (facet === 'kind')
    return { first: facilityKinds.flatMap((kind) => options.filter(({ value }) => value === kind)), rest: [] }
  const isShown = ({ value }: ClinicOption, index: number) => index < shown || chosen.includes(value)
  return { first: options.filter(isShown), rest: options.filter((option, index) => !isShown(option, index)) }
}

const shown = 6
