import { queryOptions } from '@tanstack/react-query'
import { createDocumentApi, type DocumentApi } from '#src/api/document-api.ts'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { freshFor, kept, keyOf, notKept } from '#src/queries/resource.ts'

/** What a code opened the documents with, until then; in memory alone, which a sign-out empties. */
export type OpenAccess = { token: string; expiresAt: string }

const accessKey = (app: AppContext) => keyOf(app, 'document-access')

/** Whether this tenant asks for a code before documents open. */
export const asksForCode = ({ init }: AppContext): boolean =>
  init.settings.whitelabel_configs.document_rules?.code ?? false

/** The access, where a code has opened the documents and still does. */
export const accessQuery = (app: AppContext) =>
  queryOptions({
    queryKey: accessKey(app),
    queryFn: (): OpenAccess | null => null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
    meta: notKept,
  })

/** Opens the documents, or with null locks them. */
export const keepAccess = (app: AppContext, access: OpenAccess | null): void =>
  void app.queryClient.setQueryData(accessKey(app), access)

/** The calls of documents, with the access there is. */
export async function documentCalls(app: AppContext): Promise<DocumentApi> {
  const access = app.queryClient.getQueryData<OpenAccess | null>(accessKey(app))
  const isOpen = access && Date.parse(access.expiresAt) > now()
  return createDocumentApi((await app.apis()).transport, isOpen ? access.token : undefined)
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
