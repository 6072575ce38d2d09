import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { attempt } from '#src/api/attempt.ts'
import { createDocumentApi, type DocumentApi } from '#src/api/document-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { accessToken, isLockable, lockingAt } from './own-document-access.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of documents, with the access there is. */
export async function documentCalls(app: AppContext): Promise<DocumentApi> {
  return createDocumentApi((await app.apis()).transport, accessToken(app))
}

/** The patient's documents (C41). What is kept of them is no answer of this query, but a copy (`keep-copies.ts`). */
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

/**
 * One stored file, for as long as it is looked at. Who opened it before on this device opens it without a network too, where the documents have
 * no code.
 */
export const documentFileQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'document-file', id),
    queryFn: async ({ signal }) => {
      if (isLockable(app)) return (await documentCalls(app)).file(id, signal).catch(lockingAt(app))
      unwanted.delete(id)
      const copies = await fileCopiesOf(app)
      const patientId = await copies.owner()
      let failure: unknown = new Problem('offline')
      const call = async () => (await documentCalls(app)).file(id, signal)
      // Where it becomes known that there is no network nobody waits until the call is given up.
      const outcome = await attempt(() =>
        call().catch((reason: unknown) => {
          failure = reason
          throw reason
        }),
      ).catch(lockingAt(app))
      if (typeof outcome === 'string') return (await copies.read(id)) ?? lockingAt(app)(failure)
      if (patientId !== undefined) void keepFile(app, { id, file: outcome.answer, patientId }).catch(() => undefined)
      return outcome.answer
    },
    networkMode: 'always',
    // Which `always` turns off.
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })

/** Ids of the files that open without a network. */
export const fileCopiesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'file-copies'),
    queryFn: async (): Promise<string[]> => (isLockable(app) ? [] : (await fileCopiesOf(app)).ids()),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Deletes the copies of files on this device; the documents stay as they are. */
export async function removeFileCopies(app: AppContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) unwanted.add(id)
  await (await fileCopiesOf(app)).removeWhere((id) => ids.includes(id))
  await app.queryClient.invalidateQueries({ queryKey: fileCopiesQuery(app).queryKey })
}

/** Files that were removed from the device since they were opened: what is on its way is not kept then. */
const unwanted = new Set<string>()

type Opened = { id: string; file: Blob; patientId: string }

async function keepFile(app: AppContext, { id, file, patientId }: Opened): Promise<void> {
  const copies = await fileCopiesOf(app)
  if (!unwanted.has(id)) await copies.keep(id, file, patientId)
  // Meanwhile it may have been removed, or the documents locked.
  if (unwanted.has(id)) await copies.removeWhere((one) => one === id)
  if (isLockable(app)) await copies.forget()
  await app.queryClient.invalidateQueries({ queryKey: fileCopiesQuery(app).queryKey })
}

const fileCopiesOf = async ({ tenant }: AppContext) => (await import('#src/session/file-copies.ts')).fileCopies(tenant)
