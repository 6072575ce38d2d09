import type {
  AppointmentDocument,
  AppointmentDocumentKind,
  AppointmentDocumentRequest,
} from '#contract/appointment-documents'
import type { DocumentRemoved, FileProgress, NewFile } from '#contract/documents'
import { headers as names } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { call, callFile } from './call.ts'
import { keyHeader } from './request-headers.ts'
import type { Transport } from './transport.ts'

type Keyed = { idempotencyKey: string }

/** Calls of the documents of one visit, which its token or the patient's session opens (C44, C45). */
export function createVisitDocumentApi(transport: Transport, appointmentId: string, appointmentToken?: string) {
  const http = () => transport('account')
  const headers = appointmentToken === undefined ? {} : { [names.appointmentToken]: appointmentToken }
  const params = { id: appointmentId }
  const toBody = (kind: AppointmentDocumentKind, fileId: string): AppointmentDocumentRequest => ({
    appointment_id: appointmentId,
    kind,
    file_id: fileId,
  })
  return {
    list: (signal?: AbortSignal) =>
      call<AppointmentDocument[]>(http(), additions.appointmentDocuments, { params, headers, signal }),
    /** Puts a file that was sent among the documents (C44). Throws `documents_full`. */
    add: (kind: AppointmentDocumentKind, fileId: string, { idempotencyKey }: Keyed) =>
      call<AppointmentDocument>(http(), calls.addAppointmentDocument, {
        body: toBody(kind, fileId),
        headers: { ...headers, ...keyHeader(idempotencyKey) },
      }),
    /** Puts a file that was sent in the place of a document's (C45). */
    replace: (id: string, kind: AppointmentDocumentKind, fileId: string, { idempotencyKey }: Keyed) =>
      call<AppointmentDocument>(http(), calls.updateAppointmentDocument, {
        params: { id },
        body: toBody(kind, fileId),
        headers: { ...headers, ...keyHeader(idempotencyKey) },
      }),
    remove: (id: string) =>
      call<DocumentRemoved>(http(), additions.removeAppointmentDocument, { params: { id }, headers }),
    announceFile: (body: NewFile, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<FileProgress>(http(), additions.announceAppointmentFile, {
        params,
        body,
        headers: { ...headers, ...keyHeader(idempotencyKey) },
        signal,
      }),
    sendFilePart: ({ id, offset }: { id: string; offset: number }, bytes: ArrayBuffer, signal?: AbortSignal) =>
      call<FileProgress>(http(), additions.sendAppointmentFilePart, {
        params: { ...params, file: id },
        query: { offset },
        body: bytes,
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        signal,
      }),
    dropFile: (id: string) =>
      call<DocumentRemoved>(http(), additions.dropAppointmentFile, { params: { ...params, file: id }, headers }),
    file: (id: string, signal?: AbortSignal) =>
      callFile(http(), additions.appointmentFile, { params: { ...params, file: id }, headers, signal }),
  }
}
export type VisitDocumentApi = ReturnType<typeof createVisitDocumentApi>
