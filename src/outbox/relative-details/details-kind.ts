import type { Relative } from '#contract/relative'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type DetailsChange } from './details-change.ts'

/** A change of a relative as a kind of change of the outbox. What was told is forgotten with the answer. */
export function detailsKind({
  tenant,
  storage,
  apis,
}: KindContext): OutboxKind<DetailsChange, Relative, { relativeId: string }, { relativeId: string; name?: string }> {
  const session = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    send: async ({ idempotencyKey, relativeId, was, now }) =>
      (await apis()).account.changePatient(relativeId, { was, now }, { idempotencyKey }),
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept({ relativeId, ...change }, { first_name: name }) {
      const settling = await import('../changed-fields/settled-draft.ts').catch(() => undefined)
      await settling?.settleRelativeDraft({ tenant, storage }, relativeId, change)
      if ((await session.bookingFor())?.relativeId === relativeId) await session.bookFor({ relativeId, name })
      return { relativeId }
    },
    subjectOf: (change) => ({ relativeId: change.relativeId, ...('name' in change ? { name: change.name } : {}) }),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeDetails, DetailsNotice } = await import('./details-notice.tsx')
      return { Notice: DetailsNotice, describe: describeDetails }
    },
  }
}
