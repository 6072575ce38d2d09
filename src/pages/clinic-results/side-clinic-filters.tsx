import { ClinicFilters, type ClinicFiltersProps } from './clinic-filters.tsx'
import { useClinicCounts } from './use-clinic-counts.ts'

export type SideClinicFiltersProps = Pick<ClinicFiltersProps, 'known' | 'onChange'> & {
  /** What the controls show. */
  wanted: ClinicFiltersProps['criteria']
  /** What the list is about, of which the counts are. */
  criteria: ClinicFiltersProps['criteria']
}

/** The filters beside the list of a wide screen; a phone, which does not show them, does without their code and their counts. */
export function SideClinicFilters({ wanted, criteria, known, onChange }: SideClinicFiltersProps) {
  const { counts } = useClinicCounts(criteria)
  return <ClinicFilters id="side" criteria={wanted} counts={counts} known={known} onChange={onChange} />
}
