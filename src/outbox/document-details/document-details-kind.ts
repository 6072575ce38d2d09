import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import type { KeptFile } from '#workers/outbox/kept-file'
import { verdictOf } from '#workers/outbox/verdict'
import { bytesOf, filesOfChange } from '../files-of-change.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import {
  type ChangedDocumentSubject,
  confirmAfterMinutes,
  type DocumentDetailsChange,
  toChangedForm,
} from './document-details-change.ts'

/**
 * A change of a document as a kind of change of the outbox. It writes the whole document: sent again it changes nothing more. New files are deleted
 * from the device with the answer.
 */
export function documentDetailsKind(
  page: KindContext,
): OutboxKind<DocumentDetailsChange, unknown, object, ChangedDocumentSubject> {
  const files = filesOfChange(page)
  return {
    confirmAfterMinutes,
    async send(entry) {
      const [{ createDocumentApi }, { transport }] = await Promise.all([
        import('#src/api/document-api.ts'),
        page.apis(),
      ])
      const calls = createDocumentApi(transport)
      const sent = { files: entry.added ?? [], note: (added: KeptFile[]) => ({ added }) }
      return files.send(entry.id, sent, calls, (ids) => calls.update(entry.documentId, toChangedForm(entry, ids)))
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept({ added = [] }) {
      await files.forget(added)
      return {}
    },
    subjectOf: (change) =>
      'words' in change
        ? { title: change.words.document_title, ...(change.added && { bytes: bytesOf(change.added) }) }
        : {},
    forgetFiles: ({ added = [] }) => files.forget(added),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeDocumentDetails, DocumentDetailsNotice } = await import('./document-details-notice.tsx')
      return { Notice: DocumentDetailsNotice, describe: describeDocumentDetails }
    },
  }
}
