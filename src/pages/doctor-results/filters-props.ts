import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import type { FilterCounts } from './use-filter-counts.ts'

export type FiltersProps = {
  /** Where the filters are; keeps the ids of side panel and sheet apart. */
  id: 'side' | 'sheet'
  criteria: DoctorCriteria
  counts: FilterCounts
  onChange: (criteria: DoctorCriteria, optionId: string) => void
}
