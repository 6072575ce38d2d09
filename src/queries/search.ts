import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConsultationType } from '#contract/directory'
import type { SearchIndex, SearchParams } from '#contract/search'
import type { Question } from '#src/api/search-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf, notKept, ofTheMoment } from './resource.ts'

/** A page of doctors (C70). */
export const doctorsQuery = (app: AppContext, params: SearchParams & { index?: SearchIndex }) =>
  queryOptions({
    queryKey: keyOf(app, 'doctors', params),
    queryFn: async ({ signal }) => (await app.apis()).search.doctors(params, signal),
    staleTime: freshFor.directory,
    // Results that depend on the patient's position are not stored on the device.
    meta: params.aroundLatLng === undefined ? kept : notKept,
  })

/** Facet counts of several queries, in one call. */
export const countsQuery = (
  app: AppContext,
  index: SearchIndex,
  items: readonly { question: Question }[],
  isOfTheMoment = false,
) => {
  const questions = items.map(({ question }) => question)
  const isPersonal = questions.some(({ aroundLatLng }) => aroundLatLng !== undefined)
  return queryOptions({
    queryKey: keyOf(app, 'counts', index, questions),
    queryFn: async ({ signal }) =>
      questions.length === 0 ? [] : (await app.apis()).search.counts(index, questions, signal),
    ...(isOfTheMoment
      ? { staleTime: freshFor.times, meta: ofTheMoment }
      : { staleTime: freshFor.directory, meta: isPersonal ? notKept : kept }),
  })
}

/** The facility with an id, for the name of a filter (K05); null where there is none. */
export const facilityNameQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'facility-name', id),
    queryFn: async ({ signal }) => (await (await app.apis()).search.facilityName(id, signal)) ?? null,
    staleTime: freshFor.directory,
    enabled: id !== '',
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

/**
 * Suggestions for the letters typed so far (C71). The last answer stays until the next arrives, so that the list does not
 * flicker.
 */
export const suggestQuery = (
  app: AppContext,
  text: string,
  { city, visit }: { city: string; visit: '' | ConsultationType },
) =>
  queryOptions({
    queryKey: keyOf(app, 'suggest', text, city, visit),
    queryFn: async ({ signal }) => {
      const place = { country: app.locale.country, ...(city ? { city } : {}), ...(visit ? { visit } : {}) }
      const answer = await (await app.apis()).search.suggest(text, place, signal)
      // Cancelled for the next letter: there is no answer, and the last one must not be replaced.
      if (answer.cancelled) throw new DOMException('The call was cancelled.', 'AbortError')
      return answer
    },
    staleTime: freshFor.directory,
    placeholderData: keepPreviousData,
    meta: notKept,
  })
