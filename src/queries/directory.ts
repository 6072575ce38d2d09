import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/app/context.ts'
import { freshFor, kept, keyOf } from './resource.ts'

/** Cities of the locale's country (C81). */
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
