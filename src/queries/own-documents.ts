import { queryOptions } from '@tanstack/react-query'
import { createDocumentApi, type DocumentApi } from '#src/api/document-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { accessToken, lockingAt } from './own-document-access.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of documents, with the access there is. */
export async function documentCalls(app: AppContext): Promise<DocumentApi> {
  return createDocumentApi((await app.apis()).transport, accessToken(app))
}

/** The patient's documents (C41): never stored on the device. */
export const documentsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'documents'),
    queryFn: async ({ signal }) => (await documentCalls(app)).list(signal).catch(lockingAt(app)),
    networkMode: 'always',
    // Which `always` turns off.
    refetchOnReconnect: true,
    retry: false,
    staleTime: 30_000,
    meta: notKept,
  })

/** One stored file, for as long as it is looked at. */
export const documentFileQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'document-file', id),
    queryFn: async ({ signal }) => (await documentCalls(app)).file(id, signal).catch(lockingAt(app)),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
