import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { type ClinicCriteria, type ClinicFacet, clinicFilters } from '#src/features/search/clinics/criteria.ts'
import { countKinds } from '#src/features/search/clinics/kinds.ts'
import { toClinicCountQuestions } from '#src/features/search/clinics/to-question.ts'
import { useCounts } from '#src/features/search/list/use-counts.ts'
import { clinicsQuery } from './clinics-query.ts'

export type ClinicCounts = Record<ClinicFacet, Readonly<Record<string, number>>>

/** The number of hits of each choice, and of the criteria. */
export function useClinicCounts(criteria: ClinicCriteria): { counts: ClinicCounts; total: number | undefined } {
  const app = useApp()
  const { data } = useQuery({ ...clinicsQuery(app, criteria, 1), placeholderData: keepPreviousData })
  const countsFor = useCounts('facility', toClinicCountQuestions(criteria, app.locale), data)
  const countsOf = (facet: ClinicFacet) => countsFor(facet)[clinicFilters[facet].attribute] ?? {}
  return {
    counts: {
      kind: countKinds(countsOf('kind')),
      city: countsOf('city'),
      specialities: countsOf('specialities'),
      insurances: countsOf('insurances'),
    },
    total: data?.searchByAroundLangLat ? 0 : data?.nbHits,
  }
}
