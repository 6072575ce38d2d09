import { queryOptions } from '@tanstack/react-query'
import type { FooterPlace, Pages } from '#src/api/discovery-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf, notKept } from './resource.ts'

/** Cities of the locale's country with their areas (C81). */
export const citiesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'cities'),
    queryFn: async ({ signal }) => (await app.apis()).discovery.cities({ country_code: app.locale.country }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Insurers with their plans (C82). */
export const insurersQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'insurers'),
    queryFn: async ({ signal }) => (await app.apis()).discovery.insurances(signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** A clinic's page by its id or the last segment of its address (C86). */
export const clinicQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'clinic', id),
    queryFn: async ({ signal }) => (await app.apis()).discovery.clinic({ id, country: app.locale.country }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Questions of patients to a facility, with answers (C79). */
export const facilityFaqsQuery = (app: AppContext, id: string, pages: Pages = {}) =>
  queryOptions({
    queryKey: keyOf(app, 'facility-faqs', id, pages),
    queryFn: async ({ signal }) => (await app.apis()).discovery.facilityFaqs(id, pages, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Open positions of a facility (C79). */
export const facilityJobsQuery = (app: AppContext, id: string, pages: Pages = {}) =>
  queryOptions({
    queryKey: keyOf(app, 'facility-jobs', id, pages),
    queryFn: async ({ signal }) => (await app.apis()).discovery.facilityJobs(id, pages, signal),
    staleTime: freshFor.directory,
    meta: notKept,
  })

/** One page of reviews of a facility (C79). */
export const facilityReviewsQuery = (app: AppContext, id: string, pages: Pages = {}) =>
  queryOptions({
    queryKey: keyOf(app, 'facility-reviews', id, pages),
    queryFn: async ({ signal }) => (await app.apis()).discovery.facilityReviews(id, pages, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Links to related pages of the directory (C76). */
export const footerQuery = (
  app: AppContext,
  place: Omit<FooterPlace, 'country_code'>,
  form: 'whole' | 'compact' = 'whole',
) =>
  queryOptions({
    queryKey: keyOf(app, 'footer', place, form),
    queryFn: async ({ signal }) =>
      (await app.apis()).discovery.footer({ country_code: app.locale.country, ...place }, form, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })
