import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf } from './resource.ts'

/** One practitioner by the last segment of their address (C75). */
export const practitionerQuery = (app: AppContext, slug: string) =>
  queryOptions({
    queryKey: keyOf(app, 'practitioner', slug),
    queryFn: async ({ signal }) =>
      (await app.apis()).discovery.practitioner({ slug, country: app.locale.country }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })
