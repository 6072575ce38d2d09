import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, keyOf, notKept } from '#src/queries/resource.ts'

/** The services of a practitioner at home, each with its earliest free start (C49), and the texts that say it. */
export const homeTimesQuery = (app: AppContext, practitionerId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'home-times', practitionerId),
    queryFn: async ({ signal }) => {
      const query = { consultation_type: 'homecare', with_next_availability: 1 } as const
      const [services] = await Promise.all([
        (await app.apis()).appointment.services(practitionerId, query, signal),
        app.intl.load('homecare'),
      ])
      return services
    },
    staleTime: freshFor.times,
    meta: notKept,
  })
