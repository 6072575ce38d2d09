import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import type { ClinicFacet } from '#src/features/search/clinics/criteria.ts'
import { facilityKinds } from '#src/features/search/clinics/kinds.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { kindName } from './heading.ts'
import { insurerName } from './name-clinics.ts'

/** Options of the filters, with names in the language of the page, and a function for the name of a facet's value. */
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
