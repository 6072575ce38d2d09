import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf } from './resource.ts'

/** Kinds of identity documents in the markets of the tenant (C10). */
export const identityTypesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'identity-types'),
    queryFn: async ({ signal }) => (await app.apis()).locale.identityTypes(signal),
    staleTime: freshFor.directory,
    meta: kept,
  })
