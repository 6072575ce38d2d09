import { useQuery } from '@tanstack/react-query'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { specialitiesQuery, suggestQuery } from '#src/queries/search.ts'
import { groupSuggestions, popularSuggestions } from './suggestions.ts'
import { useSettled } from '#src/ui/use-settled.ts'

export type SuggestionInput = { typed: string; isNew: boolean; city: string; visit: '' | ConsultationType }

/** Suggestions for the typed text, once typing pauses; before two letters, popular specialities. */
export function useSuggestions({ typed, isNew, ...where }: SuggestionInput) {
  const app = useApp()
  const query = useSettled(typed.trim(), pause)
  // The page already answers the words it was opened with: only new words get suggestions.
  const hasTyped = isNew && typed.trim().length >= leastLetters
  const isAsking = isNew && query.length >= leastLetters
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const { data, isPlaceholderData, isError } = useQuery({ ...suggestQuery(app, query, where), enabled: isAsking })
  return {
    hasTyped,
    groups: !hasTyped
      ? popularSuggestions(specialities)
      : data
        ? groupSuggestions(data, app.locale.language === 'ar')
        : [],
    isSettled: !hasTyped || isError || (data !== undefined && !isPlaceholderData && query === typed.trim()),
    hasFailed: hasTyped && isError,
  }
}

/** Milliseconds after which typing counts as paused. */
const pause = 120
const leastLetters = 2
