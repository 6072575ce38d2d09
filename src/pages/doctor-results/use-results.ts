import { useDeferredValue } from 'react'
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NextAvailability } from '#contract/availability'
import { useApp } from '#src/app/context.ts'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import {
  chosenFacets,
  type Facet,
  facetAttributes,
  toCountParams,
  toSearchParams,
} from '#src/features/doctor-search/to-search-params.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery } from '#src/queries/availability.ts'
import { positionOf } from '#src/queries/position.ts'
import { doctorsQuery } from '#src/queries/search.ts'
import { nearestPlaceFirst } from './nearest-place.ts'

/**
 * The pages of a list up to the one the address names. A list that was read page by page is shown whole when one comes back
 * to it; opened cold on a later page, it begins there, so that the server renders one page and no more.
 */
export function useResults(criteria: DoctorCriteria, page: number) {
  const app = useApp()
  const queryClient = useQueryClient()
  const position = positionOf(app)
  const queryFor = (number: number) => doctorsQuery(app, toSearchParams(criteria, app.locale.country, number, position))
  let firstPage = page
  while (firstPage > 1 && queryClient.getQueryData(queryFor(firstPage - 1).queryKey)) firstPage -= 1
  const answers = useQueries({
    queries: Array.from({ length: page - firstPage + 1 }, (_, index) => queryFor(firstPage + index)),
  })
  const pages = answers.flatMap(({ data }) => (data ? [data] : []))
  const last = answers.at(-1)!
  const free = useFreeTimes(
    pages.map(({ hits }) => hits),
    criteria,
  )
  return {
    firstPage,
    doctors: pages.flatMap(({ hits }) =>
      criteria.isNear && position
        ? hits.map((doctor) => nearestPlaceFirst(doctor, position, app.locale.language))
        : hits,
    ),
    /** Undefined until it is known. */
    total: pages[0]?.nbHits,
    pageSize: pages[0]?.hitsPerPage ?? 0,
    hasMore: pages.length > 0 && page < (pages.at(-1)?.nbPages ?? 0),
    isPending: last.isPending,
    error: last.isError && !last.data ? last.error : null,
    retry: () => void last.refetch(),
    facets: pages[0]?.facets ?? {},
    free,
  }
}

/** The next free times of each page of doctors, one call a page, once the page is alive. */
function useFreeTimes(pages: readonly (readonly LocalisedDoctor[])[], { visit }: DoctorCriteria) {
  const app = useApp()
  const now = useNow()
  const times = useQueries({
    queries: pages.map((doctors) => {
      const query = nextAvailabilityQuery(
        app,
        doctors.map(({ id }) => id),
        { limit: 3, ...(visit ? { consultation_type: visit } : {}) },
      )
      return { ...query, enabled: now !== null && doctors.length > 0 }
    }),
    combine: (answers) => ({
      of: (id: string): NextAvailability | undefined =>
        answers.flatMap(({ data }) => data ?? []).find(({ practitioner_id }) => practitioner_id === id),
      hasFailed: (id: string) =>
        answers.some(({ isError }, index) => isError && pages[index]?.some((doctor) => doctor.id === id)),
    }),
  })
  // Twenty cards learn their times in slices, between which a tap is answered.
  return useDeferredValue(times)
}

export type Counts = Record<Facet, Readonly<Record<string, number>>>

/**
 * How many doctors each choice would bring, and how many the criteria find. A facet of which something is chosen is counted
 * as if nothing of it were, since its values stand for each other.
 */
export function useCounts(criteria: DoctorCriteria): { counts: Counts; total: number | undefined } {
  const app = useApp()
  const { country } = app.locale
  const chosen = chosenFacets(criteria)
  const { data: all } = useQuery({
    ...doctorsQuery(app, toSearchParams(criteria, country, 1, positionOf(app))),
    placeholderData: keepPreviousData,
  })
  const own = useQueries({
    queries: chosen.map((facet) => ({
      ...doctorsQuery(app, toCountParams(criteria, country, facet)),
      placeholderData: keepPreviousData,
    })),
  })
  const facetsFor = (facet: Facet) =>
    (chosen.includes(facet) ? own[chosen.indexOf(facet)]?.data?.facets : all?.facets) ?? {}
  const counts = Object.fromEntries(
    (Object.keys(facetAttributes) as Facet[]).map((facet) => {
      const facets = facetsFor(facet)
      return [
        facet,
        facet === 'visit'
          ? { telemedicine: facets['fg_online']?.['true'] ?? 0, homecare: facets['fg_homecare']?.['true'] ?? 0 }
          : (facets[facetAttributes[facet]] ?? {}),
      ]
    }),
  ) as Counts
  return { counts, total: all?.nbHits }
}
