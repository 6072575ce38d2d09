import { queryOptions } from '@tanstack/react-query'
import type { PatientDocument } from '#contract/documents'
import type { AppContext } from '#src/context/app-context.ts'
import { Problem } from '#contract/problem'
import type { DocumentDetailsChange } from '#src/outbox/document-details/document-details-change.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import type { KeptFile } from '#workers/outbox/kept-file'
import { isLockable, lockingAt } from './own-document-access.ts'
import { documentCalls } from './own-documents.ts'
import { type ChosenFile, forgetUnusedFiles, toKeptStored, withFilesKept } from './own-kept-files.ts'
import { isOnItsWay, mayHaveArrived, openChanges, outboxOf, sendOrKeep } from './own-outbox.ts'
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
    retry: false,
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

type WantedChange = Omit<DocumentDetailsChange, 'added'> & {
  /** New files, in their order. */
  added: readonly ChosenFile[]
}

/**
 * Changes what is told of a document, and its files (C43). Without an answer, or where files have still to be sent, that is kept on the device with
 * them; what waits already of the same document gives way to it. Rejects where it was refused. Throws `DeviceFull`; `offline` where documents have a
 * code of their own, of which nothing is kept; and `idempotency_in_progress` where new files of an earlier change are being sent.
 */
export async function changeDocument(app: AppContext, { added, ...wanted }: WantedChange): Promise<'changed' | 'kept'> {
  const { documentDetailsKindName, newDocumentDetailsId, toChangedForm } = await changeOf()
  const before = changesOf(await keptDocumentChanges(app), wanted.documentId)
  const stored = added.flatMap((one) => ('stored' in one ? [one.stored] : []))
  const isWhole = stored.length === added.length
  const change = { ...wanted, known: knownOf({ ...wanted, added }, before) }
  const form = toChangedForm(
    change,
    stored.map(({ id }) => id),
  )
  const send = async () => (await documentCalls(app)).update(change.documentId, form).catch(lockingAt(app))
  if (isLockable(app)) {
    if (!isWhole) throw new Problem('offline')
    await send()
    return 'changed'
  }
  const withAdded = (files: readonly KeptFile[]) => (files.length > 0 ? { ...change, added: [...files] } : change)
  const answer = await sendOrKeep<DocumentDetailsChange, PatientDocument>(app, {
    ...{ id: newDocumentDetailsId(), kind: documentDetailsKindName, send, isWhole },
    change: withAdded(stored.map(toKeptStored)),
    replaces: before,
    keepBy: (submit) => withFilesKept(app, added, (kept) => submit(withAdded(kept))),
    keptWith(taken, kept) {
      refuseOvertaking({ added, before, taken })
      return kept
    },
  })
  if (answer) await forgetNewFiles(app, before)
  await app.queryClient.invalidateQueries({ queryKey: keptDocumentChangesQuery(app).queryKey })
  return answer ? 'changed' : 'kept'
}

/**
 * The files that the document may have once a change is sent: a file that waits to be taken out is not shown any more, and one that another change
 * adds may have arrived with it. Where it shall be in it, that does not matter.
 */
function knownOf(
  { known, added }: Pick<WantedChange, 'known' | 'added'>,
  before: readonly KeptDocumentChange[],
): string[] {
  const arrived = before.filter(mayHaveArrived).flatMap(addedOf)
  const ids = new Set([
    ...known,
    ...before.flatMap((one) => one.known),
    ...arrived.flatMap(({ sent }) => sent?.id ?? []),
  ])
  for (const one of added) ids.delete('stored' in one ? one.stored.id : 'kept' in one ? (one.kept.sent?.id ?? '') : '')
  return [...ids]
}

type Overtaking = {
  added: readonly ChosenFile[]
  before: readonly KeptDocumentChange[]
  taken: readonly DocumentDetailsChange[]
}

/** Files that have not all come are of one change alone: where it cannot be taken back any more, it is answered first. */
function refuseOvertaking({ added, before, taken }: Overtaking): void {
  const free = new Set(taken.flatMap(addedOf).map(({ key }) => key))
  const meant = [...before.flatMap(addedOf), ...added.flatMap((one) => ('kept' in one ? [one.kept] : []))]
  if (meant.some(({ isStored, key }) => !isStored && !free.has(key))) throw new Problem('idempotency_in_progress')
}

/** Deletes from the device the new files of changes that have given way to another. */
export async function forgetNewFiles(app: AppContext, changes: readonly KeptDocumentChange[]): Promise<void> {
  if (changes.some((one) => addedOf(one).length > 0)) await forgetUnusedFiles(app)
}

/** The new files of a change, in their order. */
export const addedOf = ({ added = [] }: Pick<DocumentDetailsChange, 'added'>): KeptFile[] => added

/** Whether new files of a change are being sent: nothing can be changed after it before it is answered. */
export const isSendingFiles = (change: KeptDocumentChange): boolean =>
  isOnItsWay(change) && addedOf(change).some(({ isStored }) => !isStored)

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
