import type { AppointmentDocumentRequest } from '#contract/appointment-documents'
import type { FileProgress, NewFile } from '#contract/documents'
import { headers } from '#contract/headers'
import { toFormBody } from '#src/api/signing/form-body.ts'
import type { DocumentChange } from '#src/outbox/document-addition/document-change.ts'
import type { ChangeWithFiles } from '../outbox/kept-file.ts'
import type { VisitDocumentChange } from '#src/outbox/visit-document/visit-document-change.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { sessionTokens } from '#src/storage/session-tokens.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { sendFiles } from '../outbox/send-files.ts'
import { rows } from './call-rows.ts'
import type { WorkerMeans, WorkerRequest } from './worker-request.ts'

const once = (key: string) => ({ [headers.idempotencyKey]: `"${key}"` })

/** The requests of a change with files. */
type Requests = {
  announce: WorkerRequest
  part: (fileId: string) => WorkerRequest
  finish: (fileIds: string[]) => WorkerRequest | Promise<WorkerRequest>
  /** What opens all of them. */
  opening?: Record<string, string>
}

function send(
  entry: OutboxEntry<ChangeWithFiles>,
  { tenant, storage, call }: WorkerMeans,
  { announce, part, finish, opening }: Requests,
): Promise<unknown> {
  const store = outboxStore(tenant, storage)
  return sendFiles(entry, {
    announce: async (body: NewFile, key) =>
      (await call({ ...announce, headers: { ...opening, ...once(key) }, body })) as FileProgress,
    sendPart: async ({ id, offset }, body) =>
      (await call({
        ...{ ...part(id), query: `?offset=${offset}`, body },
        headers: { ...opening, 'Content-Type': 'application/octet-stream' },
      })) as FileProgress,
    async finish(ids) {
      const { headers: own, ...last } = await finish(ids)
      return call({ ...last, headers: { ...opening, ...once(entry.idempotencyKey), ...own } })
    },
    bytesOf: outboxFiles(tenant, storage).read,
    note: async (id, files) => void (await store.update(id, (found) => ({ ...found, files }))),
  })
}

/** Sends a document with its files, as a page does (C42). */
export const sendDocument = (entry: OutboxEntry<DocumentChange>, means: WorkerMeans): Promise<unknown> =>
  send(entry, means, {
    announce: { row: rows.announceFile },
    part: (id) => ({ row: rows.sendFilePart, id }),
    async finish(files) {
      const { body, type } = await toFormBody({ ...entry.words, files })
      return { row: rows.addDocument, headers: { 'Content-Type': type }, body }
    },
  })

/** Sends a document of a visit with its file, as a page does (C44, C45). */
export async function sendVisitDocument(entry: OutboxEntry<VisitDocumentChange>, means: WorkerMeans): Promise<unknown> {
  const { appointmentId: id } = entry.visit
  const { kind, replaces } = entry.document
  const token = await sessionTokens(means.tenant, means.storage).appointmentToken(id)
  return send(entry, means, {
    ...(token && { opening: { [headers.appointmentToken]: token } }),
    announce: { row: rows.announceAppointmentFile, id },
    part: (file) => ({ row: rows.sendAppointmentFilePart, id, file }),
    finish: ([file_id = '']) => ({
      ...(replaces ? { row: rows.updateAppointmentDocument, id: replaces } : { row: rows.addAppointmentDocument }),
      body: { appointment_id: id, kind, file_id } satisfies AppointmentDocumentRequest,
    }),
  })
}
