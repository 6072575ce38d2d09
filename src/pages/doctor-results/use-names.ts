import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/context.ts'
import { type Facet } from '#src/features/doctor-search/to-search-params.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { insurerName } from './name-criteria.ts'
import { messages } from './results.messages.ts'

/** What can be searched for, with names in the language of the page. */
export function useKnown() {
  const app = useApp()
  const { languageName } = useFormat()
  const { data: specialities = [] } = useQuery(specialitiesQuery(app))
  const { data: cities = [] } = useQuery(citiesQuery(app))
  const { data: insurers = [] } = useQuery(insurersQuery(app))
  return { specialities, cities, insurers, language: app.locale.language, languageName }
}

/** Insurers the tenant shows, by slug: an insurer's own app names no other. */
export function useKnownInsurers(): ReadonlyMap<string, string> {
  const { insurers, language } = useKnown()
  return new Map(insurers.map((insurer) => [insurer.slug, insurerName(insurer, language)]))
}

/** The name of a value of a facet, for filters and chips. */
export function useFacetName(): (facet: Facet, value: string) => string {
  const intl = useIntl()
  const { specialities, insurers, language, languageName } = useKnown()
  return (facet, value) => {
    switch (facet) {
      case 'specialities':
        return specialities.find(({ slug }) => slug === value)?.speciality ?? value
      case 'insurances': {
        const insurer = insurers.find(({ slug }) => slug === value)
        return insurer ? insurerName(insurer, language) : value
      }
      case 'languages':
        return languageName(value.replaceAll('-', ' '))
      case 'gender':
        return intl.formatMessage(value === 'female' ? messages.female : messages.male)
      case 'visit':
        return intl.formatMessage(value === 'telemedicine' ? messages.video : messages.homecare)
    }
  }
}
