import { useQuery } from '@tanstack/react-query'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { doctorFilters, noCriteria } from '#src/features/search/doctors/criteria.ts'
import { toCountQuestion } from '#src/features/search/doctors/to-search-params.ts'
import { categoryAvailabilityQuery, nextAvailabilityQuery } from '#src/queries/availability.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { countsQuery } from '#src/queries/search.ts'
import type { Suggestion } from './suggestions.ts'
import { useSettled } from '#src/ui/use-settled.ts'

/** The number of doctors a suggestion leads to, in the chosen city and in all, and the first free time of one of them. */
export type SuggestionDetails = {
  count?: { here: number; anywhere: number; city: string }
  free?: { start: string; zone: string }
}

/** Details of each suggestion beside its name. Free times are loaded once the list has been unchanged for a moment. */
export function useSuggestionDetails(
  suggestions: readonly Suggestion[],
  { city, visit }: { city: string; visit: '' | ConsultationType },
): (suggestion: Suggestion) => SuggestionDetails {
  const app = useApp()
  const { country } = app.locale
  const { data: cities = [] } = useQuery(citiesQuery(app))
  const { data: [here, anywhere = here] = [] } = useQuery(
    countsQuery(app, 'doctor', [
      questionOf(country, { city, visit }),
      ...(city ? [questionOf(country, { city: '', visit })] : []),
    ]),
  )
  const slugs = useStill(suggestions.flatMap((one) => (one.kind === 'speciality' ? [one.slug] : [])))
  const ids = useStill(suggestions.flatMap((one) => (one.kind === 'doctor' ? [one.id] : [])))
  const options = { limit: 1, ...(visit ? { consultation_type: visit } : {}) }
  const { data: ofSpecialities = [] } = useQuery(
    categoryAvailabilityQuery(app, slugs, { ...options, ...(city ? { city } : {}) }),
  )
  const { data: ofDoctors = [] } = useQuery(nextAvailabilityQuery(app, ids, options))
  const cityName = cities.find(({ slug }) => slug === city)?.name ?? ''

  return (suggestion) => {
    if (suggestion.kind === 'facility') return {}
    if (suggestion.kind === 'doctor')
      return freeOf(ofDoctors.find(({ practitioner_id }) => practitioner_id === suggestion.id))
    const attribute = doctorFilters[suggestion.kind === 'speciality' ? 'specialities' : 'insurances'].attribute
    const countIn = (counted: typeof here) => counted?.facets?.[attribute]?.[suggestion.slug] ?? 0
    return {
      ...(here ? { count: { here: countIn(here), anywhere: countIn(anywhere), city: cityName } } : {}),
      ...(suggestion.kind === 'speciality'
        ? freeOf(ofSpecialities.find(({ category }) => category === suggestion.slug))
        : {}),
    }
  }
}

function questionOf(country: string, where: { city: string; visit: '' | ConsultationType }) {
  const { facet, question } = toCountQuestion({ ...noCriteria, ...where }, country, 'specialities')
  return {
    facet,
    question: { ...question, facets: [doctorFilters.specialities.attribute, doctorFilters.insurances.attribute] },
  }
}

function freeOf(answer: { time_zone: string; slots: readonly { start: string }[] } | undefined): SuggestionDetails {
  const start = answer?.slots[0]?.start
  return answer && start ? { free: { start, zone: answer.time_zone } } : {}
}

/** The names once they stop changing; empty while they change. */
function useStill(names: readonly string[]): string[] {
  const key = names.join()
  const still = useSettled(key, standsStill)
  return still === key && key !== '' ? key.split(',') : []
}

/** In milliseconds; longer than the pause between two letters. */
const standsStill = 250
