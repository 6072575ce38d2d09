import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type DocumentDetailsChange, toChangedForm } from './document-details-change.ts'

/** A change of a document as a kind of change of the outbox. It writes the whole document: sent again it changes nothing more. */
export function documentDetailsKind({
  apis,
}: KindContext): OutboxKind<DocumentDetailsChange, unknown, object, { title?: string }> {
  return {
    confirmAfterMinutes,
    async send(entry) {
      const [{ createDocumentApi }, { transport }] = await Promise.all([import('#src/api/document-api.ts'), apis()])
      return createDocumentApi(transport).update(entry.documentId, toChangedForm(entry))
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    accept: async () => ({}),
    subjectOf: (change) => ('words' in change ? { title: change.words.document_title } : {}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeDocumentDetails, DocumentDetailsNotice } = await import('./document-details-notice.tsx')
      return { Notice: DocumentDetailsNotice, describe: describeDocumentDetails }
    },
  }
}
