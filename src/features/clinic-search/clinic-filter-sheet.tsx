import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ClinicFilters, type ClinicFiltersProps } from './clinic-filters.tsx'
import { messages } from './clinic-search.messages.ts'
import { type ClinicCriteria, withoutClinicFilters } from './criteria.ts'
import { useClinicCounts } from './use-clinics.ts'
import * as css from './clinic-search.css.ts'

type ClinicFilterSheetProps = Pick<ClinicFiltersProps, 'criteria' | 'known'> & {
  onApply: (criteria: ClinicCriteria) => void
  onClose: () => void
}

/** The filters on a phone. Nothing changes behind the sheet until the button, which says how many places it will show. */
export function ClinicFilterSheet({ criteria, known, onApply, onClose }: ClinicFilterSheetProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState(criteria)
  const { counts, total } = useClinicCounts(draft)
  return (
    <Sheet
      open
      full
      title={intl.formatMessage(messages.filters)}
      onClose={onClose}
      footer={
        <div className={css.sheetFoot}>
          <Button tone="quiet" onClick={() => setDraft(withoutClinicFilters(draft))}>
            {intl.formatMessage(messages.clear)}
          </Button>
          <Button tone="primary" block onClick={() => onApply(draft)}>
            {intl.formatMessage(messages.show, { count: total ?? 0 })}
          </Button>
        </div>
      }
    >
      <ClinicFilters id="sheet" criteria={draft} counts={counts} known={known} onChange={setDraft} />
    </Sheet>
  )
}
