import { useQuery } from '@tanstack/react-query'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { specialitiesQuery, suggestQuery } from '#src/queries/search.ts'
import { groupSuggestions, popularSuggestions } from './suggestions.ts'
import { useSettled } from '#src/ui/use-settled.ts'

export type SuggestionInput = { typed: string; isNew: boolean; city: string; visit: '' | ConsultationType }

/** What was typed may mean, once typing pauses; before two letters, the specialities asked for most. */
export function useSuggestions({ typed, isNew, ...where }: SuggestionInput) {
  const app = useApp()
  const query = useSettled(typed.trim(), pause)
  // What the page was opened with has its answer on the page: only new words are asked about.
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

/** Typing counts as paused after this many milliseconds. */
const pause = 120
const leastLetters = 2
