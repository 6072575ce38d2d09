import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import type { FilterCounts } from './use-filter-counts.ts'

export type FiltersProps = {
  /** Where they stand; keeps the ids of the side panel and of the sheet apart. */
  id: 'side' | 'sheet'
  criteria: DoctorCriteria
  counts: FilterCounts
  onChange: (criteria: DoctorCriteria, optionId: string) => void
}
