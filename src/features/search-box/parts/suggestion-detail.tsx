import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../search-box.messages.ts'
import type { Suggestion } from './suggestions.ts'
import type { SuggestionDetails } from './use-suggestion-details.ts'
import * as css from './suggestion-detail.css.ts'

/** The second line of a suggestion: title or place, the number of doctors it leads to, and the first free time. */
export function SuggestionDetail({ suggestion, details }: { suggestion: Suggestion; details: SuggestionDetails }) {
  const count = useCount(suggestion, details)
  const free = useFree(suggestion, details)
  const title = suggestion.kind === 'doctor' ? suggestion.title : ''
  const parts = [suggestion.place ?? '', count, free].filter((part) => part !== '')
  if (title && parts.length > 0)
    return (
      <Text as="div" size="1" tone="quiet">
        <span className={css.line}>
          <span className={css.title}>
            <OwnScript>{title}</OwnScript>
          </span>
          <span className={css.rest}>
            {' · '}
            <OwnScript>{parts.join(' · ')}</OwnScript>
          </span>
        </span>
      </Text>
    )
  return (
    <Text as="div" size="1" tone="quiet" lines={1}>
      <OwnScript>{title || parts.join(' · ') || '\u00a0'}</OwnScript>
    </Text>
  )
}

function useCount(suggestion: Suggestion, { count }: SuggestionDetails): string {
  const intl = useIntl()
  if (suggestion.kind === 'doctor') return ''
  if (suggestion.kind === 'facility') return intl.formatMessage(messages.doctorCount, { count: suggestion.doctors })
  if (!count) return ''
  const { here, anywhere, city } = count
  if (city === '' || anywhere === 0) return intl.formatMessage(messages.doctorCount, { count: anywhere })
  if (here === 0) return intl.formatMessage(messages.doctorsElsewhere, { count: anywhere, city })
  return intl.formatMessage(messages.doctorsIn, { count: here, city })
}

function useFree(suggestion: Suggestion, { free }: SuggestionDetails): string {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!free || !now) return ''
  const values = { day: format.day(free.start, free.zone, now), time: format.time(free.start, free.zone) }
  return intl.formatMessage(suggestion.kind === 'speciality' ? messages.nextFree : messages.freeAt, values)
}
