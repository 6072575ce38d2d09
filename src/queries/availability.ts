import { queryOptions } from '@tanstack/react-query'
import type {
  CategoryAvailabilityQuery,
  DatesTimesQuery,
  FacilityAvailabilityQuery,
  NextAvailabilityQuery,
  ServicesQuery,
} from '#src/api/availability-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf, notKept } from './resource.ts'

/** Services of a practitioner, with place and fee (C49). */
export const servicesQuery = (app: AppContext, practitionerId: string, query: ServicesQuery = {}) =>
  queryOptions({
    queryKey: keyOf(app, 'services', practitionerId, query),
    queryFn: async ({ signal }) => (await app.apis()).appointment.services(practitionerId, query, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Free starts by day (C50), including what this device holds. Times are never stored: old ones may be taken. */
export const datesTimesQuery = (app: AppContext, practitionerId: string, query: Omit<DatesTimesQuery, 'holdToken'>) =>
  queryOptions({
    queryKey: keyOf(app, 'dates-times', practitionerId, query),
    queryFn: async ({ signal }) => {
      const { knownHolderKey } = await import('#src/storage/device-stores.ts')
      const [apis, holdToken] = await Promise.all([app.apis(), knownHolderKey(app.tenant)])
      return apis.appointment.datesTimes(practitionerId, { ...query, holdToken }, signal)
    },
    staleTime: freshFor.times,
    meta: notKept,
  })

/** The next free slots of the practitioners on a page, in one call (C62). */
export const nextAvailabilityQuery = (
  app: AppContext,
  ids: readonly string[],
  options: Omit<NextAvailabilityQuery, 'ids'> = {},
) =>
  queryOptions({
    queryKey: keyOf(app, 'next-availability', ids, options),
    queryFn: async ({ signal }) => (await app.apis()).appointment.nextAvailability({ ids, ...options }, signal),
    staleTime: freshFor.times,
    enabled: ids.length > 0,
    meta: notKept,
  })

/** The next free slot of several specialities (C63), by slug. */
export const categoryAvailabilityQuery = (
  app: AppContext,
  ids: readonly string[],
  options: Omit<CategoryAvailabilityQuery, 'ids' | 'country'> = {},
) =>
  queryOptions({
    queryKey: keyOf(app, 'category-availability', ids, options),
    queryFn: async ({ signal }) =>
      (await app.apis()).appointment.categoryAvailability({ ids, country: app.locale.country, ...options }, signal),
    staleTime: freshFor.times,
    enabled: ids.length > 0,
    meta: notKept,
  })

/** The next free slots at the facilities of a few cards, in one call, with their practitioners. */
export const facilityAvailabilityQuery = (
  app: AppContext,
  ids: readonly string[],
  options: Omit<FacilityAvailabilityQuery, 'ids'> = {},
) =>
  queryOptions({
    queryKey: keyOf(app, 'facility-availability', ids, options),
    queryFn: async ({ signal }) => (await app.apis()).appointment.nextAtFacilities({ ids, ...options }, signal),
    staleTime: freshFor.times,
    enabled: ids.length > 0,
    meta: notKept,
  })
