import { Search } from 'lucide-react'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Named } from './heading.ts'
import { messages } from './results.messages.ts'
import * as css from './results.css.ts'

export type ResultsBarProps = {
  criteria: DoctorCriteria
  named: Named
  isSearchOpen: boolean
  onSearch: () => void
}

/** On phones: the search in one line, and a button to change it. */
export function ResultsBar({ criteria, named, isSearchOpen, onSearch }: ResultsBarProps) {
  const intl = useIntl()
  return (
    <div className={css.bar}>
      <Wrap>
        <button type="button" className={css.pill} aria-expanded={isSearchOpen} onClick={onSearch}>
          <span className={css.pillIcon}>
            <Icon of={Search} />
          </span>
          <span className={css.pillWords}>
            <Text weight="medium" lines={1}>
              <OwnScript>
                {criteria.query || named.speciality?.speciality || intl.formatMessage(messages.anyDoctor)}
              </OwnScript>
            </Text>
            <Text size="1" tone="quiet" lines={1}>
              <OwnScript>{named.city || intl.formatMessage(messages.anywhere)}</OwnScript>
            </Text>
            <VisuallyHidden>{intl.formatMessage(messages.change)}</VisuallyHidden>
          </span>
        </button>
      </Wrap>
    </div>
  )
}
