import { queryOptions } from '@tanstack/react-query'
import { createDocumentApi, type DocumentApi } from '#src/api/document-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { accessToken } from '#src/queries/own-documents.ts'
import { freshFor, kept, keyOf, notKept } from '#src/queries/resource.ts'

/** Whether this tenant asks for a code before documents open. */
export const asksForCode = ({ init }: AppContext): boolean =>
  init.settings.whitelabel_configs.document_rules?.code ?? false

/** The calls of documents, with the access there is. */
export async function documentCalls(app: AppContext): Promise<DocumentApi> {
  return createDocumentApi((await app.apis()).transport, accessToken(app))
}

/** The patient's documents (C41): never stored on the device. */
export const documentsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'documents'),
    queryFn: async ({ signal }) => (await documentCalls(app)).list(signal),
    networkMode: 'always',
    retry: false,
    staleTime: 30_000,
    meta: notKept,
  })

/** The tags a document may have (C07). */
export const documentTagsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'document-tags'),
    queryFn: async ({ signal }) => (await documentCalls(app)).tags({ lang: app.locale.language }, signal),
    staleTime: freshFor.directory,
    meta: kept,
  })

/** One stored file, for as long as it is looked at. */
export const documentFileQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'document-file', id),
    queryFn: async ({ signal }) => (await documentCalls(app)).file(id, signal),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
