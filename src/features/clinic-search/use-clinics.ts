import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '#src/app/context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { facilitiesQuery, specialitiesQuery } from '#src/queries/search.ts'
import { clinicsQuery } from './clinics-query.ts'
import { type ClinicCriteria, type ClinicFacet, clinicFacets } from './criteria.ts'
import { kindName } from './heading.ts'
import { countKinds, facilityKinds } from './kinds.ts'
import { insurerName } from './name-clinics.ts'
import { attributeOf, toClinicCountQuestion } from './to-question.ts'

/**
 * The pages of a list up to the one the address names. A list that was read page by page is shown whole when one comes back
 * to it; opened cold on a later page, it begins there, so that the server renders one page and no more.
 */
export function useClinics(criteria: ClinicCriteria, page: number) {
  const app = useApp()
  const queryClient = useQueryClient()
  let firstPage = page
  while (firstPage > 1 && queryClient.getQueryData(clinicsQuery(app, criteria, firstPage - 1).queryKey)) firstPage -= 1
  const answers = useQueries({
    queries: Array.from({ length: page - firstPage + 1 }, (_, index) => clinicsQuery(app, criteria, firstPage + index)),
  })
  const pages = answers.flatMap(({ data }) => (data ? [data] : []))
  const last = answers.at(-1)!
  return {
    firstPage,
    clinics: pages.flatMap(({ hits }) => hits),
    /** Undefined until it is known. */
    total: pages[0]?.nbHits,
    /** These are around the place that was asked for, since there is none in it (S29). */
    isWider: pages[0]?.isWider ?? false,
    pageSize: pages[0]?.hitsPerPage ?? 0,
    hasMore: pages.length > 0 && page < (pages.at(-1)?.nbPages ?? 0),
    isPending: last.isPending,
    error: last.isError && !last.data ? last.error : null,
    retry: () => void last.refetch(),
  }
}
export type FoundClinics = ReturnType<typeof useClinics>

export type ClinicCounts = Record<ClinicFacet, Readonly<Record<string, number>>>

/**
 * How many facilities each choice would bring, and how many the criteria find. A facet of which something is chosen is
 * counted as if nothing of it were, since its values stand for each other.
 */
export function useClinicCounts(criteria: ClinicCriteria): { counts: ClinicCounts; total: number | undefined } {
  const app = useApp()
  const chosen = clinicFacets.filter((facet) => criteria[facet].length > 0)
  const { data: all } = useQuery({ ...clinicsQuery(app, criteria, 1), placeholderData: keepPreviousData })
  const own = useQueries({
    queries: chosen.map((facet) => ({
      ...facilitiesQuery(app, toClinicCountQuestion(criteria, app.locale, facet)),
      placeholderData: keepPreviousData,
    })),
  })
  const countsOf = (facet: ClinicFacet) =>
    (chosen.includes(facet) ? own[chosen.indexOf(facet)]?.data?.facets : all?.facets)?.[attributeOf[facet]] ?? {}
  return {
    counts: {
      kind: countKinds(countsOf('kind')),
      city: countsOf('city'),
      specialities: countsOf('specialities'),
      insurances: countsOf('insurances'),
    },
    total: all?.isWider ? 0 : all?.nbHits,
  }
}

/** What can be searched for, with names in the language of the page, and the name of a value of a facet. */
export function useKnownClinics() {
  const app = useApp()
  const intl = useIntl()
  const { data: specialities } = useQuery(specialitiesQuery(app))
  const { data: cities } = useQuery(citiesQuery(app))
  const { data: insurers } = useQuery(insurersQuery(app))
  const { language } = app.locale
  return useMemo(() => {
    const known = { specialities: specialities ?? [], cities: cities ?? [], insurers: insurers ?? [], language }
    const nameOf = (facet: ClinicFacet, value: string): string => {
      switch (facet) {
        case 'kind':
          return kindName(intl, facilityKinds.find((kind) => kind === value) ?? '')
        case 'city':
          return known.cities.find(({ slug }) => slug === value)?.name ?? value
        case 'specialities':
          return known.specialities.find(({ slug }) => slug === value)?.speciality ?? value
        case 'insurances':
          return insurerName(known, value) || value
      }
    }
    return { ...known, nameOf }
  }, [specialities, cities, insurers, language, intl])
}
