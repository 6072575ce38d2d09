import { useDeferredValue } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { NextAvailability } from '#contract/availability'
import { useApp } from '#src/context/app-context.ts'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { timesByFee } from '#src/features/search/doctors/fee-criteria.ts'
import { firstDay } from '#src/features/search/doctors/first-day.ts'
import { foundDoctorsQuery } from '#src/features/search/doctors/found-doctors-query.ts'
import { usePages } from '#src/features/search/list/use-pages.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { nextAvailabilityQuery } from '#src/queries/availability.ts'
import { citiesQuery } from '#src/queries/directory.ts'
import { positionOf } from '#src/queries/position.ts'
import { nearestPlaceFirst } from './nearest-place.ts'

/** The doctors up to the page in the address, and the next free times of each. */
export function useResults(criteria: DoctorCriteria, page: number) {
  const app = useApp()
  const position = positionOf(app)
  // Twenty cards are drawn in time slices, between which taps are handled.
  const found = useDeferredValue(usePages((number) => foundDoctorsQuery(app, criteria, number), page))
  const free = useFreeTimes(
    found.pages.map(({ hits }) => hits),
    criteria,
  )
  // With the place first to which the distance belongs.
  const items = found.items.map((doctor) =>
    position && doctor._rankingInfo?.geoDistance !== undefined && !found.isWider
      ? nearestPlaceFirst(doctor, position, app.locale.language)
      : doctor,
  )
  return { ...found, items, free, visit: criteria.visit }
}

/** The next free times of each page of doctors, one call per page, after hydration. */
function useFreeTimes(pages: readonly (readonly LocalisedDoctor[])[], criteria: DoctorCriteria) {
  const app = useApp()
  const now = useNow()
  const date = useFirstDay(criteria, now)
  const { visit } = criteria
  const times = useQueries({
    queries: pages.map((doctors) => {
      const query = nextAvailabilityQuery(
        app,
        doctors.map(({ id }) => id),
        {
          limit: 3,
          ...(visit ? { consultation_type: visit } : {}),
          ...(date ? { date } : {}),
          ...timesByFee(criteria),
        },
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
  // So are their times.
  return useDeferredValue(times)
}

/** With the filter for weekends, times of the weekend are shown. */
function useFirstDay(criteria: DoctorCriteria, now: Date | null): string | undefined {
  const app = useApp()
  const { data: cities = [] } = useQuery(citiesQuery(app))
  const zone = (cities.find(({ slug }) => slug === criteria.city) ?? cities[0])?.time_zone
  return now && zone ? firstDay(criteria, { now, timeZone: zone, country: app.locale.country }) : undefined
}
