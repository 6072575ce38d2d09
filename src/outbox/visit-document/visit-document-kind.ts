import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import type { KeptFile } from '#workers/outbox/kept-file'
import { verdictOf } from '#workers/outbox/verdict'
import { bytesOf, filesOfChange } from '../files-of-change.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import {
  confirmAfterMinutes,
  type DocumentedVisit,
  type KeptVisitDocument,
  type VisitDocumentChange,
} from './visit-document-change.ts'

/** A document of a visit as a kind of change of the outbox. Its file is deleted from the device with the answer. */
export function visitDocumentKind(
  page: KindContext,
): OutboxKind<VisitDocumentChange, unknown, KeptVisitDocument, DocumentedVisit> {
  const files = filesOfChange(page)
  const session = sessionStore(page.tenant, page.storage)
  return {
    confirmAfterMinutes,
    async send(entry) {
      const { idempotencyKey, visit, document } = entry
      const { kind, replaces } = document
      const [{ createVisitDocumentApi }, { transport }, token] = await Promise.all([
        import('#src/api/visit-document-api.ts'),
        page.apis(),
        session.appointmentToken(visit.appointmentId),
      ])
      const calls = createVisitDocumentApi(transport, visit.appointmentId, token)
      const sent = { files: entry.files, note: (noted: KeptFile[]) => ({ files: noted }) }
      return files.send(entry.id, sent, calls, ([fileId = '']) =>
        replaces
          ? calls.replace(replaces, kind, fileId, { idempotencyKey })
          : calls.add(kind, fileId, { idempotencyKey }),
      )
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept(entry) {
      await files.forget(entry.files)
      return { visit: entry.visit, ...(entry.document.isOfBooking && { seenAt: page.now().toISOString() }) }
    },
    subjectOf: (change) => ({ ...change.visit, ...('files' in change && { bytes: bytesOf(change.files) }) }),
    forgetFiles: (change) => files.forget(change.files),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeVisitDocument, VisitDocumentNotice } = await import('./visit-document-notice.tsx')
      return { Notice: VisitDocumentNotice, describe: describeVisitDocument }
    },
  }
}
