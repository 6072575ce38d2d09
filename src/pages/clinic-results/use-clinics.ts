import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useCounts } from '#src/features/search/list/use-counts.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { clinicsQuery } from './clinics-query.ts'
import { type ClinicCriteria, type ClinicFacet, clinicFilters } from '#src/features/search/clinics/criteria.ts'
import { kindName } from './heading.ts'
import { countKinds, facilityKinds } from '#src/features/search/clinics/kinds.ts'
import { insurerName } from './name-clinics.ts'
import { toClinicCountQuestions } from '#src/features/search/clinics/to-question.ts'

export type ClinicCounts = Record<ClinicFacet, Readonly<Record<string, number>>>

/** How many facilities each choice would bring, and how many the criteria find. */
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
