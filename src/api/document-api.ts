import type { OtpAnswer } from '#contract/appointment'
import type { DocumentTag } from '#contract/content'
import type {
  ChangedDocument,
  DocumentAccess,
  DocumentCodeRequest,
  DocumentList,
  DocumentRemoved,
  FileProgress,
  NewDocument,
  NewFile,
  PatientDocument,
  VerifyDocumentCode,
} from '#contract/documents'
import { headers as names } from '#contract/headers'
import { additions, calls } from '#contract/services'
import { call, callFile } from './call.ts'
import { toFormBody } from './signing/form-body.ts'
import { keyHeader } from './request-headers.ts'
import type { Transport } from './transport.ts'

type Keyed = { idempotencyKey: string }

/**
 * Calls of a patient's documents. `accessToken` is what the documents' own code was traded for, where the tenant asks for one (P02): without it
 * they throw `access_token_invalid` there.
 */
export function createDocumentApi(transport: Transport, accessToken?: string) {
  const http = () => transport('account')
  const headers = accessToken === undefined ? {} : { [names.accessToken]: accessToken }
  return {
    /** The tags a document may have (C07). */
    tags: (query: { lang: string }, signal?: AbortSignal) =>
      call<DocumentTag[]>(transport('locale'), calls.documentTags, { query, signal }),
    /** All documents of the account (C41). */
    list: (signal?: AbortSignal) => call<DocumentList>(http(), calls.documents, { headers, signal }),
    /** Adds a document with files that were sent before (C42). Throws `documents_full`. */
    add: async (form: NewDocument, { idempotencyKey }: Keyed) => {
      const { body, type } = await toFormBody(form)
      const own = { ...headers, ...keyHeader(idempotencyKey), 'Content-Type': type }
      return call<PatientDocument>(http(), calls.addDocument, { body, headers: own })
    },
    /** Writes a document anew (C43): what is left out of the form is emptied, or removed. */
    update: async (id: string, form: ChangedDocument) => {
      const { body, type } = await toFormBody(form)
      const own = { ...headers, 'Content-Type': type }
      return call<PatientDocument>(http(), calls.updateDocument, { params: { id }, body, headers: own })
    },
    /** Removes a document with its files (C43). */
    remove: (id: string) => call<DocumentRemoved>(http(), calls.removeDocument, { params: { id }, headers }),
    /** Announces a file. Throws `payload_too_large`, `documents_full`. */
    announceFile: (body: NewFile, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<FileProgress>(http(), additions.announceFile, {
        body,
        headers: { ...headers, ...keyHeader(idempotencyKey) },
        signal,
      }),
    /** Sends the next bytes of a file. Throws `file_refused`, with a reason, after the last of them. */
    sendFilePart: ({ id, offset }: { id: string; offset: number }, bytes: ArrayBuffer, signal?: AbortSignal) =>
      call<FileProgress>(http(), additions.sendFilePart, {
        params: { id },
        query: { offset },
        body: bytes,
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        signal,
      }),
    /** Gives up a file that is in no document. */
    dropFile: (id: string) => call<DocumentRemoved>(http(), additions.dropFile, { params: { id }, headers }),
    /** A stored file. */
    file: (id: string, signal?: AbortSignal) =>
      callFile(http(), additions.documentFile, { params: { id }, headers, signal }),
    /** Texts the code that opens the documents (C32). */
    sendCode: (body: DocumentCodeRequest, { idempotencyKey }: Keyed) =>
      call<OtpAnswer>(http(), calls.sendDocumentCode, { body, headers: keyHeader(idempotencyKey) }),
    /** Trades the code for what opens them (C32). */
    verifyCode: (body: VerifyDocumentCode, { idempotencyKey }: Keyed) =>
      call<DocumentAccess>(http(), calls.verifyDocumentCode, { body, headers: keyHeader(idempotencyKey) }),
  }
}
export type DocumentApi = ReturnType<typeof createDocumentApi>
