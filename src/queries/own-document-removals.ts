import { queryOptions } from '@tanstack/react-query'
import type { PatientDocument } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import type { DocumentRemovalChange } from '#src/outbox/document-removal/document-removal-change.ts'
import { changesOf, forgetNewFiles, keptDocumentChanges, keptDocumentChangesQuery } from './own-document-changes.ts'
import { isLockable, lockingAt } from './own-document-access.ts'
import { documentCalls } from './own-documents.ts'
import { openChanges, outboxOf, sendOrKeep } from './own-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/document-removal/document-removal-change.ts')

/** The documents whose deletion waits on this device to be sent, by their ids. */
export const keptDocumentRemovalsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-document-removals'),
    queryFn: async (): Promise<string[]> => {
      const { documentRemovalKindName } = await changeOf()
      const open = await openChanges<DocumentRemovalChange>(app, documentRemovalKindName)
      return open.filter(({ state }) => state !== 'refused').map(({ documentId }) => documentId)
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** Deletes a document (C43). Without an answer that is kept on the device, but of documents that have a code of their own. */
export async function removeDocument(
  app: AppContext,
  { id: documentId, document_title: title }: Pick<PatientDocument, 'id' | 'document_title'>,
): Promise<'removed' | 'kept'> {
  const send = async () => (await documentCalls(app)).remove(documentId)
  if (isLockable(app)) {
    await send().catch(lockingAt(app))
    return 'removed'
  }
  const { documentRemovalIdOf, documentRemovalKindName } = await changeOf()
  const id = documentRemovalIdOf(documentId)
  const open = await openChanges<DocumentRemovalChange>(app, documentRemovalKindName)
  // What waits to be changed of it is of no use any more.
  const changes = changesOf(await keptDocumentChanges(app), documentId)
  const answer = await sendOrKeep(app, {
    ...{ id, kind: documentRemovalKindName, change: { documentId, title } satisfies DocumentRemovalChange },
    replaces: [...open.filter((entry) => entry.id === id), ...changes],
    send: () => send().catch(unlessRemoved).catch(lockingAt(app)),
  })
  await forgetNewFiles(app, changes)
  for (const { queryKey } of [keptDocumentRemovalsQuery(app), keptDocumentChangesQuery(app)])
    await app.queryClient.invalidateQueries({ queryKey })
  return answer ? 'removed' : 'kept'
}

/** Takes a deletion back; false where it may have been sent. */
export async function takeDocumentRemovalBack(app: AppContext, documentId: string): Promise<boolean> {
  const { documentRemovalIdOf } = await changeOf()
  const isTakenBack = await (await outboxOf(app)).discard(documentRemovalIdOf(documentId))
  await app.queryClient.invalidateQueries({ queryKey: keptDocumentRemovalsQuery(app).queryKey })
  return isTakenBack
}

/** An earlier attempt whose answer was lost, or another device, has done it. */
function unlessRemoved(failure: unknown) {
  if (!(failure instanceof Problem && failure.code === 'not_found')) throw failure
  return { removed: true as const }
}
