import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { dictionary } from '#contract/dictionary'
import { useApp } from '#src/context/app-context.ts'
import type { Facet } from '#src/features/search/doctors/facets.ts'
import { feeRange } from '#src/features/search/doctors/fee.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { citiesQuery, insurersQuery } from '#src/queries/directory.ts'
import { facilityNameQuery, specialitiesQuery } from '#src/queries/search.ts'
import { insurerName } from './name-criteria.ts'
import { messages } from './results.messages.ts'

/** Always the same object, so that nothing is recomputed while data is loading. */
const none: never[] = []

/** Options of the filters, with names in the language of the page. Loaded once for the whole page, and provided by `Names`. */
export function useKnown(facility: string) {
  const app = useApp()
  const intl = useIntl()
  const { languageName, number } = useFormat()
  const { data: specialities = none } = useQuery(specialitiesQuery(app))
  const { data: cities = none } = useQuery(citiesQuery(app))
  const { data: insurers = none } = useQuery(insurersQuery(app))
  const { data: clinic } = useQuery(facilityNameQuery(app, facility))
  const { language } = app.locale
  return useMemo(() => {
    /** Insurers that the tenant shows, by slug: an insurer's own app names no other. */
    const insurerNames: ReadonlyMap<string, string> = new Map(
      insurers.map((insurer) => [insurer.slug, insurerName(insurer, language)]),
    )
    const areasOf = (city: string) => cities.find(({ slug }) => slug === city)?.areas ?? []
    const planName = (plan: string) => {
      const [slug = '', id] = plan.split('.')
      const name = insurers.find((insurer) => insurer.slug === slug)?.plans.find((one) => one.id === id)?.name
      return intl.formatMessage(messages.plan, { insurer: insurerNames.get(slug) ?? slug, plan: name ?? id ?? '' })
    }
    const feeName = (fee: string) => {
      const { from, to } = feeRange(fee)
      const message =
        to === undefined ? messages.feeAtLeast : from === undefined ? messages.feeAtMost : messages.feeRange
      return intl.formatMessage(message, { from: number(from ?? 0), to: number(to ?? 0) })
    }
    /** The name of a value of a facet, for filters and chips. */
    const nameOf = (facet: Facet, value: string): string => {
      switch (facet) {
        case 'specialities':
          return specialities.find(({ slug }) => slug === value)?.speciality ?? value
        case 'services':
          return specialities.flatMap(({ topics }) => topics).find((topic) => topic.value === value)?.label ?? value
        case 'insurances':
          return insurerNames.get(value) ?? value
        case 'plans':
          return planName(value)
        case 'languages':
          return languageName(value.replaceAll('-', ' '))
        case 'city':
          return cities.find(({ slug }) => slug === value)?.name ?? value
        case 'areas':
          return cities.flatMap(({ areas }) => areas).find(({ en_name }) => en_name === value)?.name ?? value
        case 'facility':
          return clinic?.lang_name ?? value
        case 'fee':
          return feeName(value)
        case 'gender':
        case 'visit':
        case 'available':
          return words[value] ? intl.formatMessage(words[value]) : value
      }
    }
    return {
      specialities,
      cities,
      insurers,
      facility: clinic?.lang_name ?? '',
      language,
      languageName,
      insurerNames,
      areasOf,
      nameOf,
    }
  }, [specialities, cities, insurers, clinic, language, languageName, number, intl])
}

const words = dictionary<(typeof messages)[keyof typeof messages]>({
  female: messages.female,
  male: messages.male,
  clinic: messages.inPerson,
  telemedicine: messages.video,
  homecare: messages.homecare,
  today: messages.today,
  weekday: messages.weekday,
  weekend: messages.weekend,
})

/** Provides the names to the page: `<Names value={useKnown(criteria.facility)}>`. */
export const Names = createContext<ReturnType<typeof useKnown> | null>(null)

/** The names provided by the page. */
export function useNames() {
  const names = use(Names)
  if (!names) throw new Error('useNames outside of Names')
  return names
}
