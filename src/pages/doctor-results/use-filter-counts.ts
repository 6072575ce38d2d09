import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/context.ts'
import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { foundDoctorsQuery } from '#src/features/doctor-search/found-doctors-query.ts'
import { type Facet, facetAttributes, toCountQuestions } from '#src/features/doctor-search/to-search-params.ts'
import { useCounts } from '#src/features/search-list/use-counts.ts'

/** How many doctors each value of a facet would bring, and how many the criteria find. */
export type FilterCounts = { of: (facet: Facet) => Readonly<Record<string, number>>; total: number | undefined }

/** Counts that follow what is chosen. */
export function useFilterCounts(criteria: DoctorCriteria): FilterCounts {
  const app = useApp()
  const { data } = useQuery({ ...foundDoctorsQuery(app, criteria, 1), placeholderData: keepPreviousData })
  const countsFor = useCounts('doctor', toCountQuestions(criteria, app.locale.country), data)
  return {
    of: (facet) => {
      const counted = countsFor(facet)
      if (facet !== 'visit') return counted[facetAttributes[facet]] ?? {}
      return { telemedicine: counted['fg_online']?.['true'] ?? 0, homecare: counted['fg_homecare']?.['true'] ?? 0 }
    },
    total: data?.searchByAroundLangLat ? 0 : data?.nbHits,
  }
}
