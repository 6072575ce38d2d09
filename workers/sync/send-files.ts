import type { AppointmentDocumentRequest } from '#contract/appointment-documents'
import type { FileProgress, NewFile } from '#contract/documents'
import { headers } from '#contract/headers'
import { toFormBody } from '#src/api/signing/form-body.ts'
import type { DocumentChange } from '#src/outbox/document-addition/document-change.ts'
import { type DocumentDetailsChange, toChangedForm } from '#src/outbox/document-details/document-details-change.ts'
import type { KeptFile } from '../outbox/kept-file.ts'
import type { VisitDocumentChange } from '#src/outbox/visit-document/visit-document-change.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxEntries } from '#src/storage/outbox-entries.ts'
import { sessionTokens } from '#src/storage/session-tokens.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { sendFiles } from '../outbox/send-files.ts'
import { tokenOfBooked } from './booked-photos.ts'
import { rows } from './call-rows.ts'
import { once, type WorkerMeans, type WorkerRequest } from './worker-request.ts'

/** The requests of a change with files. */
type Requests = {
  /** Where the entry has the files. */
  name: 'files' | 'added'
  announce: WorkerRequest
  part: (fileId: string) => WorkerRequest
  finish: (fileIds: string[]) => WorkerRequest | Promise<WorkerRequest>
  /** What opens all of them. */
  opening?: Record<string, string>
}

function send(
  entry: OutboxEntry<{ files?: unknown; added?: unknown }>,
  { tenant, storage, call }: WorkerMeans,
  { name, announce, part, finish, opening }: Requests,
): Promise<unknown> {
  return sendFiles((entry[name] ?? []) as KeptFile[], {
    announce: async (body: NewFile, key) =>
      (await call({ ...announce, headers: { ...opening, ...once(key) }, body })) as FileProgress,
    sendPart: async ({ id, offset }, body) =>
      (await call({
        ...{ ...part(id), query: `?offset=${offset}`, body },
        headers: { ...opening, 'Content-Type': 'application/octet-stream' },
      })) as FileProgress,
    async finish(ids) {
      const { headers: own, ...last } = await finish(ids)
      return call({ ...last, headers: { ...opening, ...own } })
    },
    bytesOf: outboxFiles(tenant, storage).read,
    note: async (sent) =>
      void (await outboxEntries(tenant, storage).update(entry.id, (found) => ({ ...found, [name]: sent }))),
  })
}

/** Sends a document with its files (C42), or a change of one with its new files (C43), as a page does. */
export const sendDocument = (
  entry: OutboxEntry<DocumentChange | DocumentDetailsChange>,
  means: WorkerMeans,
): Promise<unknown> => {
  const isChange = 'documentId' in entry
  return send(entry, means, {
    name: isChange ? 'added' : 'files',
    announce: { row: rows.announceFile },
    part: (id) => ({ row: rows.sendFilePart, id }),
    async finish(files) {
      const { body, type } = await toFormBody(isChange ? toChangedForm(entry, files) : { ...entry.words, files })
      return {
        ...(isChange ? { row: rows.updateDocument, id: entry.documentId } : { row: rows.addDocument }),
        headers: { 'Content-Type': type, ...(isChange ? {} : once(entry.idempotencyKey)) },
        body,
      }
    },
  })
}

/** Sends a document of a visit with its file, as a page does (C44, C45). */
export async function sendVisitDocument(entry: OutboxEntry<VisitDocumentChange>, means: WorkerMeans): Promise<unknown> {
  const { appointmentId: id } = entry.visit
  const { kind, replaces } = entry.document
  const { tenant, storage } = means
  const token =
    (await sessionTokens(tenant, storage).appointmentToken(id)) ??
    (await tokenOfBooked(outboxEntries(tenant, storage), id))
  return send(entry, means, {
    name: 'files',
    ...(token && { opening: { [headers.appointmentToken]: token } }),
    announce: { row: rows.announceAppointmentFile, id },
    part: (file) => ({ row: rows.sendAppointmentFilePart, id, file }),
    finish: ([file_id = '']) => ({
      ...(replaces ? { row: rows.updateAppointmentDocument, id: replaces } : { row: rows.addAppointmentDocument }),
      headers: once(entry.idempotencyKey),
      body: { appointment_id: id, kind, file_id } satisfies AppointmentDocumentRequest,
    }),
  })
}
