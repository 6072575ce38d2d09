import { queryOptions } from '@tanstack/react-query'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { DocumentFile } from '#contract/documents'
import type { AppContext } from '#src/context/app-context.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import type { VisitDocumentChange } from '#src/outbox/visit-document/visit-document-change.ts'
import { duringFirstAttempt } from '#src/storage/first-attempts.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { type ChosenFile, toKeptStored, withFilesKept } from './own-kept-files.ts'
import { attempted, openChanges, outboxOf } from './own-outbox.ts'
import { keyOf, notKept } from './resource.ts'
import { visitDocumentCalls } from './visit-documents.ts'

const changeOf = () => import('#src/outbox/visit-document/visit-document-change.ts')

/** A document of a visit that is to be added, as this device has kept it. */
export type KeptVisitDocument = OutboxEntry<VisitDocumentChange>

/** Those of one visit that wait on this device or were refused, the oldest first. */
export const keptVisitDocumentsQuery = (app: AppContext, appointmentId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-visit-documents', appointmentId),
    queryFn: async (): Promise<KeptVisitDocument[]> => {
      const open = await openChanges<VisitDocumentChange>(app, (await changeOf()).visitDocumentKindName)
      return open.filter(({ visit }) => visit.appointmentId === appointmentId)
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** What a chosen file becomes: a document of this kind, new or in the place of another. `id` identifies the intent, and is its idempotency key. */
export type WantedDocument = { id: string; kind: AppointmentDocumentKind; replaces?: string | undefined }

/** The id of a new intent. */
export const newVisitDocumentIntent = async (appointmentId: string): Promise<string> =>
  (await changeOf()).newVisitDocumentId(appointmentId)

/**
 * Puts a file that the platform has among the documents of a visit (C44), or in the place of another (C45). It is on the device before it is sent,
 * and stays there without an answer. Rejects where it was refused.
 */
export async function attachVisitDocument(
  app: AppContext,
  visit: ChangedVisit,
  wanted: WantedDocument,
  stored: DocumentFile,
): Promise<'added' | 'kept'> {
  const { visitDocumentKindName } = await changeOf()
  const { id, kind, replaces } = wanted
  const change = toChange(visit, wanted, [toKeptStored(stored)])
  return duringFirstAttempt(app.tenant, { id, kind: visitDocumentKindName, change }, async () => {
    const outcome = await attempted(async () => {
      const calls = await visitDocumentCalls(app, visit.appointmentId)
      return replaces
        ? calls.replace(replaces, kind, stored.id, { idempotencyKey: id })
        : calls.add(kind, stored.id, { idempotencyKey: id })
    })
    if (typeof outcome === 'object') return 'added'
    await keepVisitDocument(app, visit, wanted, { stored }, outcome === 'unanswered')
    return 'kept'
  })
}

/** Keeps a document of a visit with its file on the device until it can be sent. Throws `DeviceFull`. */
export async function keepVisitDocument(
  app: AppContext,
  visit: ChangedVisit,
  wanted: WantedDocument,
  file: ChosenFile,
  mayHaveArrived = false,
): Promise<void> {
  const [{ visitDocumentKindName: kind }, outbox] = await Promise.all([changeOf(), outboxOf(app)])
  await withFilesKept(app, [file], (kept) =>
    outbox.submit({
      ...{ id: wanted.id, kind, isConfirmed: true, mayHaveArrived },
      change: toChange(visit, wanted, kept),
    }),
  )
  await lookAgain(app, visit.appointmentId)
}

const toChange = (
  visit: ChangedVisit,
  { kind, replaces }: WantedDocument,
  files: VisitDocumentChange['files'],
): VisitDocumentChange => ({ visit, document: { kind, ...(replaces && { replaces }) }, files })

/** Deletes a document of a visit that waits or was refused; false where it may have been sent, and stays. */
export async function discardVisitDocument(app: AppContext, { id, visit }: KeptVisitDocument): Promise<boolean> {
  const isDiscarded = await (await outboxOf(app)).discard(id)
  await lookAgain(app, visit.appointmentId)
  return isDiscarded
}

/** Sends one that waited for the patient's word. */
export async function sendVisitDocumentNow(app: AppContext, { id, visit }: KeptVisitDocument): Promise<void> {
  await (await outboxOf(app)).confirm(id)
  await lookAgain(app, visit.appointmentId)
}

const lookAgain = (app: AppContext, appointmentId: string) =>
  app.queryClient.invalidateQueries({ queryKey: keptVisitDocumentsQuery(app, appointmentId).queryKey })
