import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { type DoctorCriteria, doctorFilters, isOfTheMoment } from '#src/features/search/doctors/criteria.ts'
import type { Facet } from '#src/features/search/doctors/facets.ts'
import { foundDoctorsQuery } from '#src/features/search/doctors/found-doctors-query.ts'
import { toCountQuestion, toCountQuestions } from '#src/features/search/doctors/to-search-params.ts'
import { useCounts } from '#src/features/search/list/use-counts.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { positionOf } from '#src/queries/position.ts'
import { countsQuery } from '#src/queries/search.ts'

export type FilterCounts = {
  /** The number of doctors for each value of a facet; empty while it is not known. */
  of: (facet: Facet) => Readonly<Record<string, number>>
  /** Lowest and highest fee of the doctors found without the fee filter. */
  fee: { min: number; max: number; currency: string } | undefined
  /** The number of doctors found. */
  total: number | undefined
}

/** Facet counts for the current choices. */
export function useFilterCounts(criteria: DoctorCriteria): FilterCounts {
  const app = useApp()
  const now = useNow()
  const { country } = app.locale
  const position = positionOf(app)
  const { data } = useQuery({ ...foundDoctorsQuery(app, criteria, 1), placeholderData: keepPreviousData })
  const own = toCountQuestions(criteria, country, position)
  const countsFor = useCounts('doctor', own, data, isOfTheMoment(criteria))
  // Availability changes with the clock, so the page requests it itself, with the fees.
  const live = (['available', 'fee'] as const).map((facet) => toCountQuestion(criteria, country, facet, position))
  const { data: [free, fees] = [] } = useQuery({
    ...countsQuery(app, 'doctor', live, true),
    enabled: now !== null,
    placeholderData: keepPreviousData,
  })
  return {
    of: (facet) => {
      if (facet === 'fee') return {}
      if (facet === 'available') return free ? marked(doctorFilters.available.marks, free.facets ?? {}) : {}
      const counted = countsFor(facet === 'plans' ? 'insurances' : facet)
      return facet === 'visit'
        ? marked(doctorFilters.visit.marks, counted)
        : (counted[doctorFilters[facet].attribute] ?? {})
    },
    fee: rangeOf(fees),
    total: data?.searchByAroundLangLat ? 0 : data?.nbHits,
  }
}

type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The count of each value's attribute; empty where they are not counted. */
const marked = (marks: Readonly<Record<string, string>>, counted: Counted): Readonly<Record<string, number>> =>
  Object.values(marks).some((mark) => counted[mark])
    ? Object.fromEntries(Object.entries(marks).map(([value, mark]) => [value, counted[mark]?.['true'] ?? 0]))
    : {}

function rangeOf(
  fees: { facets?: Counted; facets_stats?: Readonly<Record<string, { min: number; max: number }>> } | undefined,
): FilterCounts['fee'] {
  const range = fees?.facets_stats?.['fee']
  const [currency] = Object.keys(fees?.facets?.['currency_symbol'] ?? {})
  return range && currency !== undefined ? { min: range.min, max: range.max, currency } : undefined
}
