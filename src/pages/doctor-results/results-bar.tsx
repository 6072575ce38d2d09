import { Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { chosenValues, withChoice } from '#src/features/doctor-search/filter-choices.ts'
import { messages as lists } from '#src/features/search-list/search-list.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip, Chips } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text, Wrap } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Named } from './heading.ts'
import { messages } from './results.messages.ts'
import * as css from './results.css.ts'

export type ResultsBarProps = {
  criteria: DoctorCriteria
  named: Named
  /** What is on, each to be taken away. */
  chips: ReactNode
  isSearchOpen: boolean
  onSearch: () => void
  onFilters: () => void
  onChange: (criteria: DoctorCriteria) => void
}

/** On phones: what was searched in one line, and the filters within reach while the list scrolls. */
export function ResultsBar({ criteria, named, chips, isSearchOpen, onSearch, onFilters, onChange }: ResultsBarProps) {
  const intl = useIntl()
  const count = chosenValues(criteria).length
  return (
    <div className={css.bar}>
      <Wrap>
        <button type="button" className={css.pill} aria-expanded={isSearchOpen} onClick={onSearch}>
          <span className={css.pillIcon}>
            <Icon of={Search} />
          </span>
          <span className={css.pillWords}>
            <Text weight="medium" lines={1}>
              {criteria.query || named.speciality?.speciality || intl.formatMessage(messages.anyDoctor)}
            </Text>
            <Text size="1" tone="quiet" lines={1}>
              {named.city || intl.formatMessage(messages.anywhere)}
            </Text>
            <VisuallyHidden>{intl.formatMessage(messages.change)}</VisuallyHidden>
          </span>
        </button>
        <Chips>
          <Chip icon={SlidersHorizontal} onClick={onFilters} {...(count > 0 ? { count } : {})}>
            {intl.formatMessage(lists.filters)}
          </Chip>
          {chips}
          {criteria.available ? null : (
            <Chip onClick={() => onChange(withChoice(criteria, 'available', 'today'))}>
              {intl.formatMessage(messages.today)}
            </Chip>
          )}
          {criteria.visit ? null : (
            <Chip onClick={() => onChange(withChoice(criteria, 'visit', 'telemedicine'))}>
              {intl.formatMessage(messages.video)}
            </Chip>
          )}
          {criteria.gender ? null : (
            <Chip onClick={() => onChange(withChoice(criteria, 'gender', 'female'))}>
              {intl.formatMessage(messages.female)}
            </Chip>
          )}
        </Chips>
      </Wrap>
    </div>
  )
}
