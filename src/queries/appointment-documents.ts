import { queryOptions } from '@tanstack/react-query'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { DocumentFile } from '#contract/documents'
import type { AppContext } from '#src/context/app-context.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import type { VisitDocumentChange } from '#src/outbox/visit-document/visit-document-change.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { outboxOf, sendVisitChange } from './appointment-outbox.ts'
import { type ChosenFile, toKeptStored, withFilesKept } from './own-kept-files.ts'
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
      const { visitDocumentKindName } = await changeOf()
      const store = outboxStore(app.tenant)
      const [entries, answers] = await Promise.all([store.list(), store.answers()])
      return entries
        .filter((entry): entry is KeptVisitDocument => entry.kind === visitDocumentKindName)
        .filter(({ id, visit }) => visit.appointmentId === appointmentId && !answers.some((answer) => answer.id === id))
        .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** What of it is told: `due` is sent when the patient says so, and one that is being sent may have arrived. */
export function stateOfKept({ state, attempts }: KeptVisitDocument): 'waiting' | 'sending' | 'refused' | 'due' {
  if (state === 'sending' || (state === 'queued' && attempts > 0)) return 'sending'
  if (state === 'queued') return 'waiting'
  return state === 'refused' ? 'refused' : 'due'
}

/** What a chosen file becomes: a document of this kind, new or in the place of another. `id` identifies the intent, and is its idempotency key. */
export type WantedDocument = { id: string; kind: AppointmentDocumentKind; replaces?: string | undefined }

/** The id of a new intent. */
export const newVisitDocumentIntent = async (appointmentId: string): Promise<string> =>
  (await changeOf()).newVisitDocumentId(appointmentId)

/**
 * Puts a file that the platform has among the documents of a visit (C44), or in the place of another (C45). It is on the device before it is sent,
 * and stays there without an answer, or behind another change of the visit. Rejects where it was refused.
 */
export async function attachVisitDocument(
  app: AppContext,
  visit: ChangedVisit,
  wanted: WantedDocument,
  stored: DocumentFile,
): Promise<'sent' | 'kept'> {
  const { visitDocumentKindName } = await changeOf()
  const { appointmentId } = visit
  const { id, kind, replaces } = wanted
  const how = await sendVisitChange(app, {
    ...{ id, kind: visitDocumentKindName, appointmentId },
    change: toChange(visit, wanted, [toKeptStored(stored)]),
    async send() {
      const calls = await visitDocumentCalls(app, appointmentId)
      return replaces
        ? calls.replace(replaces, kind, stored.id, { idempotencyKey: id })
        : calls.add(kind, stored.id, { idempotencyKey: id })
    },
  })
  if (how === 'kept') await lookAgain(app, appointmentId)
  return how
}

/** Keeps a document of a visit with its file on the device until it can be sent. Throws `DeviceFull`. */
export async function keepVisitDocument(
  app: AppContext,
  visit: ChangedVisit,
  wanted: WantedDocument,
  file: ChosenFile,
): Promise<void> {
  const [{ visitDocumentKindName: kind }, outbox] = await Promise.all([changeOf(), outboxOf(app)])
  await withFilesKept(app, [file], (kept) =>
    outbox.submit({
      ...{ id: wanted.id, kind, isConfirmed: true },
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
