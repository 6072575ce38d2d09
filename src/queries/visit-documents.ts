import { queryOptions } from '@tanstack/react-query'
import { createVisitDocumentApi, type VisitDocumentApi } from '#src/api/visit-document-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of a visit's documents, with what opens the visit on this device. */
export async function visitDocumentCalls(app: AppContext, appointmentId: string): Promise<VisitDocumentApi> {
  const [{ transport }, token] = await Promise.all([
    app.apis(),
    sessionStore(app.tenant).appointmentToken(appointmentId),
  ])
  return createVisitDocumentApi(transport, appointmentId, token)
}

/** The documents of a visit: never stored on the device. */
export const visitDocumentsQuery = (app: AppContext, appointmentId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'visit-documents', appointmentId),
    queryFn: async ({ signal }) => (await visitDocumentCalls(app, appointmentId)).list(signal),
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: 30_000,
    meta: notKept,
  })

/** One stored file of a visit, for as long as it is looked at. */
export const visitFileQuery = (app: AppContext, appointmentId: string, fileId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'visit-file', appointmentId, fileId),
    queryFn: async ({ signal }) => (await visitDocumentCalls(app, appointmentId)).file(fileId, signal),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })
