import { queryOptions } from '@tanstack/react-query'
import type { PatientDocument } from '#contract/documents'
import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import type { DocumentChange } from '#src/outbox/document-addition/document-change.ts'
import { duringFirstAttempt } from '#src/storage/first-attempts.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { isLockable, lockingAt } from './own-document-access.ts'
import { documentCalls } from './own-documents.ts'
import { type ChosenFile, toKeptStored, withFilesKept } from './own-kept-files.ts'
import { attempted, isOnItsWay, openChanges, outboxOf } from './own-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/document-addition/document-change.ts')

/** A document that is to be added, as this device has kept it. */
export type KeptDocument = OutboxEntry<DocumentChange>

/** Those that wait on this device, the oldest first. */
export const keptDocumentsQuery = (app: AppContext) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-documents'),
    queryFn: async (): Promise<KeptDocument[]> => openChanges(app, (await changeOf()).documentKindName),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** The id of a new intent. */
export const newDocumentIntent = async (): Promise<string> => (await changeOf()).newDocumentId()

type Adding = {
  /** Identifies the intent; also its idempotency key. */
  id: string
  words: DocumentChange['words']
  files: readonly ChosenFile[]
  /** One that waits already and is corrected by it. */
  corrects?: KeptDocument | undefined
}

/**
 * Adds a document (C42). Without an answer, or where files have still to be sent, it is kept on the device with them: `kept`. Throws
 * `DeviceFull`; `offline` where documents have a code of their own, of which nothing is kept; and `idempotency_in_progress` where the one that is
 * corrected may have been sent.
 */
export async function addDocument(app: AppContext, adding: Adding): Promise<PatientDocument | 'kept'> {
  const { id, words, files, corrects } = adding
  const stored = files.flatMap((one) => ('stored' in one ? [one.stored] : []))
  const isWhole = stored.length === files.length && !corrects
  const keepIt = async (mayHaveArrived: boolean) => {
    if (isLockable(app)) throw new Problem('offline')
    await keep(app, adding, mayHaveArrived)
    await app.queryClient.invalidateQueries({ queryKey: keptDocumentsQuery(app).queryKey })
    return 'kept' as const
  }
  if (!isWhole) return keepIt(false)
  const send = async () => {
    const outcome = await attempted(async () => {
      const calls = await documentCalls(app)
      const form = { ...words, files: stored.map((file) => file.id) }
      return calls.add(form, { idempotencyKey: id }).catch(lockingAt(app))
    })
    return typeof outcome === 'object' ? outcome.answer : keepIt(outcome === 'unanswered')
  }
  if (isLockable(app)) return send()
  const { documentKindName } = await changeOf()
  const change: DocumentChange = { words, files: stored.map(toKeptStored) }
  return duringFirstAttempt(app.tenant, { id, kind: documentKindName, change }, send)
}

async function keep(app: AppContext, { id, words, files, corrects }: Adding, mayHaveArrived: boolean): Promise<void> {
  const { documentKindName } = await changeOf()
  if (corrects && isOnItsWay(corrects)) throw new Problem('idempotency_in_progress')
  const outbox = await outboxOf(app)
  await withFilesKept(app, files, async (kept) => {
    const change: DocumentChange = { words, files: kept }
    let isTooLate = false
    await outbox.submit({
      ...{ id, kind: documentKindName, change, isConfirmed: true, mayHaveArrived },
      ...(corrects && {
        replaces: {
          ids: [corrects.id],
          with: (found) => {
            isTooLate = found.length === 0
            return isTooLate ? undefined : change
          },
        },
      }),
    })
    // It is being sent since this moment.
    if (isTooLate) throw new Problem('idempotency_in_progress')
  })
}

/** Deletes a document that waits; false where it may have been sent, and stays. */
export async function discardDocument(app: AppContext, { id }: Pick<KeptDocument, 'id'>): Promise<boolean> {
  const isDiscarded = await (await outboxOf(app)).discard(id)
  await app.queryClient.invalidateQueries({ queryKey: keptDocumentsQuery(app).queryKey })
  return isDiscarded
}
