import { Filters } from './filters.tsx'
import type { FiltersProps } from './filters-props.ts'
import { useFilterCounts } from './use-filter-counts.ts'

export type SideFiltersProps = Pick<FiltersProps, 'onChange'> & {
  /** What the controls show. */
  wanted: FiltersProps['criteria']
  /** What the list is about, of which the counts are. */
  criteria: FiltersProps['criteria']
}

/** The filters beside the list of a wide screen; a phone, which does not show them, does without their code and their counts. */
export function SideFilters({ wanted, criteria, onChange }: SideFiltersProps) {
  return <Filters id="side" criteria={wanted} counts={useFilterCounts(criteria)} onChange={onChange} />
}
