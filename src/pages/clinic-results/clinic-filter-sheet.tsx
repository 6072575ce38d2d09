import { useState } from 'react'
import { FilterSheet } from '#src/features/search/list/filter-sheet.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ClinicFilters, type ClinicFiltersProps } from './clinic-filters.tsx'
import { messages } from './clinic-results.messages.ts'
import { type ClinicCriteria, withoutClinicFilters } from '#src/features/search/clinics/criteria.ts'
import { useClinicCounts } from './use-clinic-counts.ts'

type ClinicFilterSheetProps = Pick<ClinicFiltersProps, 'criteria' | 'known'> & {
  onApply: (criteria: ClinicCriteria) => void
  onClose: () => void
}

/** The filters of facilities on a phone: the button has the number of places it will show. */
export function ClinicFilterSheet({ criteria, known, onApply, onClose }: ClinicFilterSheetProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(criteria)
  const { counts, total } = useClinicCounts(draft)
  return (
    <FilterSheet
      show={intl.formatMessage(messages.show, { count: total ?? 0 })}
      onShow={() => onApply(draft)}
      onClear={() => setDraft(withoutClinicFilters(draft))}
      onClose={onClose}
    >
      <ClinicFilters id="sheet" criteria={draft} counts={counts} known={known} onChange={setDraft} />
    </FilterSheet>
  )
}
