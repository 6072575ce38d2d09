import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { documentCalls } from '#src/queries/own-documents.ts'
import { freshFor, kept, keyOf } from '#src/queries/resource.ts'

/** The tags a document may have (C07). */
export const documentTagsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'document-tags'),
    queryFn: async ({ signal }) => (await documentCalls(app)).tags({ lang: app.locale.language }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })
