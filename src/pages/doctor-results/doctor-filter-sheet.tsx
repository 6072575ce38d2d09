import { useState } from 'react'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { withoutFilters } from '#src/features/search/doctors/filter-choices.ts'
import { FilterSheet } from '#src/features/search/list/filter-sheet.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Filters } from './filters.tsx'
import { messages } from './doctor-filters.messages.ts'
import { useFilterCounts } from './use-filter-counts.ts'

export type DoctorFilterSheetProps = {
  criteria: DoctorCriteria
  onApply: (criteria: DoctorCriteria) => void
  onClose: () => void
}

/** The filters of doctors on a phone: the button has the number of doctors it will show. */
export function DoctorFilterSheet({ criteria, onApply, onClose }: DoctorFilterSheetProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(criteria)
  const [cleared, setCleared] = useState(0)
  const counts = useFilterCounts(draft)
  return (
    <FilterSheet
      show={intl.formatMessage(messages.show, { count: counts.total ?? 0 })}
      onShow={() => onApply(draft)}
      onClear={() => {
        setDraft(withoutFilters(draft))
        setCleared(cleared + 1)
      }}
      onClose={onClose}
    >
      <Filters key={cleared} id="sheet" criteria={draft} counts={counts} onChange={setDraft} />
    </FilterSheet>
  )
}
