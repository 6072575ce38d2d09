import { queryOptions } from '@tanstack/react-query'
import type { PatientDocument } from '#contract/documents'
import type { AppContext } from '#src/context/app-context.ts'
import type { DocumentDetailsChange } from '#src/outbox/document-details/document-details-change.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { isLockable, lockingAt } from './own-document-access.ts'
import { documentCalls } from './own-documents.ts'
import { openChanges, outboxOf, sendOrKeep } from './own-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/document-details/document-details-change.ts')

/** A change of a document, as this device has kept it. */
export type KeptDocumentChange = OutboxEntry<DocumentDetailsChange>

/** Changes of documents that wait on this device or were refused, the oldest first. */
export const keptDocumentChangesQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-document-changes'),
    queryFn: () => keptDocumentChanges(app),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** The same, read now. */
export async function keptDocumentChanges(app: AppContext): Promise<KeptDocumentChange[]> {
  return openChanges(app, (await changeOf()).documentDetailsKindName)
}

/** Whether it was refused, and is sent only once it is corrected. */
export const isRefused = ({ refusal }: KeptDocumentChange): boolean =>
  refusal !== undefined && refusal.code !== 'unauthenticated'

/** Those of one document. */
export const changesOf = (changes: readonly KeptDocumentChange[], documentId: string): KeptDocumentChange[] =>
  changes.filter((change) => change.documentId === documentId)

/**
 * Changes what is told of a document, and which of its files stay (C43). Without an answer that is kept on the device, but of documents that have a
 * code of their own; what waits already of the same document gives way to it. Rejects where it was refused.
 */
export async function changeDocument(app: AppContext, wanted: DocumentDetailsChange): Promise<'changed' | 'kept'> {
  const { documentDetailsKindName, newDocumentDetailsId, toChangedForm } = await changeOf()
  const before = changesOf(await keptDocumentChanges(app), wanted.documentId)
  // A file that waits to be taken out is not shown any more, and is one that was known.
  const known = new Set([...before, wanted].flatMap((one) => one.known))
  const change = { ...wanted, known: [...known] }
  const send = async () =>
    (await documentCalls(app)).update(change.documentId, toChangedForm(change)).catch(lockingAt(app))
  if (isLockable(app)) {
    await send()
    return 'changed'
  }
  const answer = await sendOrKeep<DocumentDetailsChange, PatientDocument>(app, {
    ...{ id: newDocumentDetailsId(), kind: documentDetailsKindName, change, send },
    replaces: before,
  })
  await app.queryClient.invalidateQueries({ queryKey: keptDocumentChangesQuery(app).queryKey })
  return answer ? 'changed' : 'kept'
}

/** Deletes changes that wait or were refused; false where some may have been sent, and stay. */
export async function discardDocumentChanges(
  app: AppContext,
  changes: readonly KeptDocumentChange[],
): Promise<boolean> {
  const outbox = await outboxOf(app)
  const discarded: boolean[] = []
  for (const { id } of changes) discarded.push(await outbox.discard(id))
  await app.queryClient.invalidateQueries({ queryKey: keptDocumentChangesQuery(app).queryKey })
  return discarded.every(Boolean)
}
