import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { messages } from './clinic-search.messages.ts'
import { chosenClinicValues, type ClinicCriteria, withClinicChoice, withoutClinicFilters } from './criteria.ts'
import type { useKnownClinics } from './use-clinics.ts'

type ClinicChipsProps = {
  criteria: ClinicCriteria
  known: ReturnType<typeof useKnownClinics>
  onChange: (criteria: ClinicCriteria) => void
}

/** What is on, each to be taken away with one press, and all of it with another. */
export function ClinicChips({ criteria, known, onChange }: ClinicChipsProps) {
  const intl = useIntl()
  const chosen = chosenClinicValues(criteria)
  if (chosen.length === 0) return null
  return (
    <>
      {chosen.map(({ facet, value }) => (
        <Chip
          key={`${facet}-${value}`}
          removable
          pressed
          aria-label={intl.formatMessage(messages.remove, { name: known.nameOf(facet, value) })}
          onClick={() => onChange(withClinicChoice(criteria, facet, value))}
        >
          {known.nameOf(facet, value)}
        </Chip>
      ))}
      <TextButton onClick={() => onChange(withoutClinicFilters(criteria))}>
        {intl.formatMessage(messages.clear)}
      </TextButton>
    </>
  )
}
