import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import type { KeptFile } from '#workers/outbox/kept-file'
import { verdictOf } from '#workers/outbox/verdict'
import { bytesOf, filesOfChange } from '../files-of-change.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type DocumentChange, type KeptDocumentSubject } from './document-change.ts'

/** A document that is added as a kind of change of the outbox. Its files are deleted from the device with the answer. */
export function documentKind(page: KindContext): OutboxKind<DocumentChange, unknown, object, KeptDocumentSubject> {
  const files = filesOfChange(page)
  return {
    confirmAfterMinutes,
    async send(entry) {
      const [{ createDocumentApi }, { transport }] = await Promise.all([
        import('#src/api/document-api.ts'),
        page.apis(),
      ])
      const calls = createDocumentApi(transport)
      const { words, idempotencyKey } = entry
      const sent = { files: entry.files, note: (noted: KeptFile[]) => ({ files: noted }) }
      return files.send(entry.id, sent, calls, (ids) => calls.add({ ...words, files: ids }, { idempotencyKey }))
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept(entry) {
      await files.forget(entry.files)
      return {}
    },
    subjectOf: (change) =>
      'words' in change ? { title: change.words.document_title, bytes: bytesOf(change.files) } : {},
    forgetFiles: (change) => files.forget(change.files),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { DocumentNotice, describeDocument } = await import('./document-notice.tsx')
      return { Notice: DocumentNotice, describe: describeDocument }
    },
  }
}
