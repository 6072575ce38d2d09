import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { useApp } from '#src/app/context.ts'
import type { Facet } from '#src/features/doctor-search/to-search-params.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { specialitiesQuery } from '#src/queries/search.ts'
import { insurerName } from './name-criteria.ts'
import { messages } from './results.messages.ts'

/** What can be searched for, with names in the language of the page. Asked for once for the whole page: `Names` hands it down. */
export function useKnown() {
  const app = useApp()
  const intl = useIntl()
  const { languageName } = useFormat()
  const { data: specialities } = useQuery(specialitiesQuery(app))
  const { data: cities } = useQuery(citiesQuery(app))
  const { data: insurers } = useQuery(insurersQuery(app))
  const { language } = app.locale
  return useMemo(() => {
    /** Insurers the tenant shows, by slug: an insurer's own app names no other. */
    const insurerNames: ReadonlyMap<string, string> = new Map(
      insurers?.map((insurer) => [insurer.slug, insurerName(insurer, language)]),
    )
    /** The name of a value of a facet, for filters and chips. */
    const nameOf = (facet: Facet, value: string): string => {
      switch (facet) {
        case 'specialities':
          return specialities?.find(({ slug }) => slug === value)?.speciality ?? value
        case 'insurances':
          return insurerNames.get(value) ?? value
        case 'languages':
          return languageName(value.replaceAll('-', ' '))
        case 'gender':
          return intl.formatMessage(value === 'female' ? messages.female : messages.male)
        case 'visit':
          return intl.formatMessage(value === 'telemedicine' ? messages.video : messages.homecare)
      }
    }
    return {
      specialities: specialities ?? [],
      cities: cities ?? [],
      insurers: insurers ?? [],
      language,
      languageName,
      insurerNames,
      nameOf,
    }
  }, [specialities, cities, insurers, language, languageName, intl])
}

/** Names for everything on the page: `<Names value={useKnown()}>`. */
export const Names = createContext<Pick<ReturnType<typeof useKnown>, 'insurerNames' | 'nameOf'> | null>(null)

/** The names the page has handed down. */
export function useNames() {
  const names = use(Names)
  if (!names) throw new Error('useNames outside of Names')
  return names
}
