import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchIndex, SearchParams } from '#contract/search'
import type { AppContext } from '#src/app/context.ts'
import { freshFor, kept, keyOf, notKept } from './resource.ts'

/** A page of doctors (C70). */
export const doctorsQuery = (app: AppContext, params: SearchParams & { index?: SearchIndex }) =>
  queryOptions({
    queryKey: keyOf(app, 'doctors', params),
    queryFn: async ({ signal }) => (await app.apis()).search.doctors(params, signal),
    staleTime: freshFor.directory,
    // What was asked from where somebody is stays off the device.
    meta: params.aroundLatLng === undefined ? kept : notKept,
  })

/** A page of clinics and hospitals (C70). */
export const facilitiesQuery = (app: AppContext, params: SearchParams & { index?: SearchIndex }) =>
  queryOptions({
    queryKey: keyOf(app, 'facilities', params),
    queryFn: async ({ signal }) => (await app.apis()).search.facilities(params, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Every speciality in the language of the page. */
export const specialitiesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'specialities'),
    queryFn: async ({ signal }) => (await app.apis()).search.specialities(app.locale.language, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** What the letters typed so far may mean (C71). The last answer stays until the next is there, so that the list does not blink. */
export const suggestQuery = (app: AppContext, text: string, city?: string) =>
  queryOptions({
    queryKey: keyOf(app, 'suggest', text, city ?? ''),
    queryFn: async ({ signal }) =>
      (await app.apis()).search.suggest(text, { country: app.locale.country, ...(city ? { city } : {}) }, signal),
    staleTime: freshFor.directory,
    placeholderData: keepPreviousData,
    meta: notKept,
  })
