import { useState } from 'react'
import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { withoutFilters } from './filter-choices.ts'
import { Filters } from './filters.tsx'
import { messages } from './results.messages.ts'
import { useCounts } from './use-results.ts'
import * as css from './results.css.ts'

export type FilterSheetProps = {
  criteria: DoctorCriteria
  onApply: (criteria: DoctorCriteria) => void
  onClose: () => void
}

/** The filters on a phone. Nothing changes behind the sheet until the button, which says how many doctors it will show. */
export function FilterSheet({ criteria, onApply, onClose }: FilterSheetProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(criteria)
  const { counts, total } = useCounts(draft)
  return (
    <Sheet
      open
      full
      title={intl.formatMessage(messages.filters)}
      onClose={onClose}
      footer={
        <div className={css.sheetFoot}>
          <Button tone="quiet" onClick={() => setDraft(withoutFilters(draft))}>
            {intl.formatMessage(messages.clear)}
          </Button>
          <Button tone="primary" block onClick={() => onApply(draft)}>
            {intl.formatMessage(messages.show, { count: total ?? 0 })}
          </Button>
        </div>
      }
    >
      <Filters id="sheet" criteria={draft} counts={counts} onChange={setDraft} />
    </Sheet>
  )
}
