import type { FileProgress, NewDocument, NewFile } from '#contract/documents'
import { headers } from '#contract/headers'
import { toFormBody } from '#src/api/signing/form-body.ts'
import type { DocumentChange } from '#src/outbox/document-addition/document-change.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { sendDocument } from '../outbox/send-document.ts'
import { rows } from './call-rows.ts'
import type { WorkerMeans } from './worker-request.ts'

/** Sends a document with its files, as a page does (C42). */
export const sendByWorker = (
  entry: OutboxEntry<DocumentChange>,
  { tenant, storage, call }: WorkerMeans,
): Promise<unknown> => {
  const once = (key: string) => ({ [headers.idempotencyKey]: `"${key}"` })
  const store = outboxStore(tenant, storage)
  return sendDocument(entry, {
    announce: async (body: NewFile, key) =>
      (await call({ row: rows.announceFile, headers: once(key), body })) as FileProgress,
    sendPart: async ({ id, offset }, body) =>
      (await call({
        ...{ row: rows.sendFilePart, id, query: `?offset=${offset}`, body },
        headers: { 'Content-Type': 'application/octet-stream' },
      })) as FileProgress,
    async add(form: NewDocument, key) {
      const { body, type } = await toFormBody(form)
      return call({ row: rows.addDocument, headers: { ...once(key), 'Content-Type': type }, body })
    },
    bytesOf: outboxFiles(tenant, storage).read,
    note: async (id, files) => void (await store.update(id, (found) => ({ ...found, files }))),
  })
}
