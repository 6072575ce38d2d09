import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/app/context.ts'
import { freshFor, kept, keyOf } from './resource.ts'

/** The tenant's content blocks by key (C05). */
export const blocksQuery = (app: AppContext, keys: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(app, 'blocks', ...keys),
    queryFn: async ({ signal }) => (await app.apis()).locale.blocks({ keys, lang: app.locale.language }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** Head texts of an address (C04). */
export const metaQuery = (app: AppContext, { slug, type }: { slug: string; type: string }) =>
  queryOptions({
    queryKey: keyOf(app, 'meta', type, slug),
    queryFn: async ({ signal }) => (await app.apis()).locale.meta({ slug, type }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })
