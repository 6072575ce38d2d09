import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf, notKept } from './resource.ts'

/** Kinds of identity documents in the markets of the tenant (C10). */
export const identityTypesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'identity-types'),
    queryFn: async ({ signal }) => (await app.apis()).locale.identityTypes({}, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Those that an insurer asks for. Whose insurer it is, the device keeps to itself: no answer of it stays there. */
export const insurerIdentityTypesQuery = (app: AppContext, insurance: string) =>
  queryOptions({
    queryKey: keyOf(app, 'identity-types', insurance),
    queryFn: async ({ signal }) => (await app.apis()).locale.identityTypes({ insurance }, signal),
    staleTime: freshFor.directory,
    meta: notKept,
  })
