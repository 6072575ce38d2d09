import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { withChoice } from '#src/features/search/doctors/filter-choices.ts'
import { chipId } from '#src/features/search/list/chosen-chips.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './results.messages.ts'

type QuickFiltersProps = { criteria: DoctorCriteria; onChange: (criteria: DoctorCriteria, controlId: string) => void }

/** Frequent filters, each with one press; hidden once it or another value of its facet is chosen. */
export function QuickFilters({ criteria, onChange }: QuickFiltersProps) {
  const intl = useIntl()
  return quickFilters
    .filter(({ facet }) => criteria[facet] === '')
    .map(({ facet, value, label }) => (
      // The pressed chip becomes one of the chosen chips.
      <Chip key={facet} onClick={() => onChange(withChoice(criteria, facet, value), chipId(facet, value))}>
        {intl.formatMessage(label)}
      </Chip>
    ))
}

const quickFilters = [
  { facet: 'available', value: 'today', label: messages.today },
  { facet: 'visit', value: 'telemedicine', label: messages.video },
  { facet: 'gender', value: 'female', label: messages.female },
] as const
