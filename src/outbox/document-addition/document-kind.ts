import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { outboxFiles } from '#src/storage/outbox-files.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { sendDocument } from '#workers/outbox/send-document'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type DocumentChange, type KeptDocumentSubject } from './document-change.ts'

/** A document that is added as a kind of change of the outbox. Its files are deleted from the device with the answer. */
export function documentKind({
  tenant,
  storage,
  apis,
}: KindContext): OutboxKind<DocumentChange, unknown, object, KeptDocumentSubject> {
  const files = outboxFiles(tenant, storage)
  const forget = async (change: DocumentChange) => {
    for (const { bytesId } of change.files) if (bytesId) await files.remove(bytesId)
  }
  return {
    confirmAfterMinutes,
    async send(entry) {
      const [{ createDocumentApi }, { transport }] = await Promise.all([import('#src/api/document-api.ts'), apis()])
      const calls = createDocumentApi(transport)
      return sendDocument(entry, {
        announce: (file, idempotencyKey) => calls.announceFile(file, { idempotencyKey }),
        sendPart: (part, bytes) => calls.sendFilePart(part, bytes),
        add: (form, idempotencyKey) => calls.add(form, { idempotencyKey }),
        bytesOf: files.read,
        async note(id, sent) {
          await outboxStore(tenant, storage).update(id, (found) => ({ ...found, files: sent }))
        },
      })
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept(entry) {
      await forget(entry)
      return {}
    },
    subjectOf: (change) =>
      'words' in change
        ? { title: change.words.document_title, bytes: change.files.reduce((sum, { bytes }) => sum + bytes, 0) }
        : {},
    onDiscarded: forget,
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { DocumentNotice, describeDocument } = await import('./document-notice.tsx')
      return { Notice: DocumentNotice, describe: describeDocument }
    },
  }
}
