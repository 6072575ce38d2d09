import { Problem } from '#contract/problem'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type DocumentRemovalChange } from './document-removal-change.ts'

/** The deletion of a document as a kind of change of the outbox. Sent again it finds nothing, and is done. */
export function documentRemovalKind({
  apis,
}: KindContext): OutboxKind<DocumentRemovalChange, unknown, object, { title?: string }> {
  return {
    confirmAfterMinutes,
    async send({ documentId }) {
      const [{ createDocumentApi }, { transport }] = await Promise.all([import('#src/api/document-api.ts'), apis()])
      try {
        return await createDocumentApi(transport).remove(documentId)
      } catch (failure) {
        // An attempt whose answer was lost, or another device, has done it.
        if (!(failure instanceof Problem && failure.code === 'not_found')) throw failure
        return undefined
      }
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    accept: async () => ({}),
    subjectOf: (change) => ('title' in change ? { title: change.title } : {}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { DocumentRemovalNotice, describeDocumentRemoval } = await import('./document-removal-notice.tsx')
      return { Notice: DocumentRemovalNotice, describe: describeDocumentRemoval }
    },
  }
}
