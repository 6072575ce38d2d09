import { useEffect } from 'react'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keepSearch } from './keep-search.ts'
import { RecentGroup } from './recent-group.tsx'
import { messages } from '../search-box.messages.ts'
import { toListParams, toSearch, wordsSearch } from './search-address.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { Combobox } from './use-combobox.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { type SuggestionDetails, useSuggestionDetails } from './use-suggestion-details.ts'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestionPopupProps = {
  id: string
  typed: string
  /** Whether the words differ from those the page was opened with. */
  isNew: boolean
  city: string
  isNear: boolean
  visit: '' | ConsultationType
  combobox: Combobox
  /** Announces the state of the list to screen readers. */
  onSay: (words: string) => void
}

/**
 * What opens below the search: recent searches while it is empty, suggestions once something is typed. Loaded when it first
 * opens.
 */
export function SuggestionPopup({ id, typed, isNew, city, isNear, visit, combobox, onSay }: SuggestionPopupProps) {
  const intl = useIntl()
  const app = useApp()
  const { groups, hasTyped, isSettled, hasFailed } = useSuggestions({ typed, isNew, city, visit })
  const recent = useRecentSearches()
  const isEmpty = typed.trim() === ''
  const remembered = isEmpty ? recent.searches : []
  const suggestions = groups.flatMap((group) => group.suggestions)
  const count = suggestions.length + remembered.length
  const announcement = isSettled ? intl.formatMessage(messages.count, { count }) : ''
  const place = { country: app.locale.country, city, isNear, visit }
  const anywhere = { ...place, city: '', isNear: false }
  const detailsOf = useSuggestionDetails(suggestions, { city, visit })
  const words = hasTyped ? wordsSearch({ query: typed.trim(), ...toListParams(place) }, app.locale.country) : undefined

  useEffect(() => {
    onSay(announcement)
    return () => onSay('')
  }, [announcement, onSay])
  const { active, leaveOption } = combobox
  useEffect(() => {
    // The active option may be missing from the latest answer.
    if (active && !document.getElementById(active)) leaveOption()
  })

  return (
    <SuggestionList
      id={id}
      groups={groups}
      typed={typed}
      isPopular={!hasTyped}
      hasFailed={hasFailed}
      isSettled={isSettled}
      searchOf={(suggestion) => toSearch(suggestion, isElsewhere(detailsOf(suggestion)) ? anywhere : place)}
      detailsOf={detailsOf}
      words={words}
      combobox={combobox}
      onChoose={(search) => keepSearch(app, search)}
      hasAny={count > 0}
    >
      {isEmpty ? (
        <RecentGroup id={id} recent={recent} combobox={combobox} onChoose={(search) => keepSearch(app, search)} />
      ) : null}
    </SuggestionList>
  )
}

/** Whether there are doctors, but none in the chosen city: the search then covers the whole country. */
const isElsewhere = ({ count }: SuggestionDetails): boolean => count?.here === 0 && count.anywhere > 0
