import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip } from '#src/ui/chip.tsx'
import { chosenValues, withChoice } from './filter-choices.ts'
import { messages } from './results.messages.ts'
import { useNames } from './use-names.ts'

export type ChosenFiltersProps = { criteria: DoctorCriteria; onChange: (criteria: DoctorCriteria) => void }

/** What is on, each to be taken away with one press. */
export function ChosenFilters({ criteria, onChange }: ChosenFiltersProps) {
  const intl = useIntl()
  const { nameOf } = useNames()
  return chosenValues(criteria).map(({ facet, value }) => (
    <Chip
      key={`${facet}-${value}`}
      removable
      pressed
      aria-label={intl.formatMessage(messages.remove, { name: nameOf(facet, value) })}
      onClick={() => onChange(withChoice(criteria, facet, value))}
    >
      {nameOf(facet, value)}
    </Chip>
  ))
}
