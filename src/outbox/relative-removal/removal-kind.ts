import { Problem } from '#contract/problem'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type RemovalChange } from './removal-change.ts'

/** The removal of a relative as a kind of change of the outbox. */
export function removalKind({
  tenant,
  storage,
  apis,
}: KindContext): OutboxKind<RemovalChange, unknown, { relativeId: string }, { name?: string }> {
  const session = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    async send({ idempotencyKey, relativeId }) {
      try {
        return await (await apis()).account.removePatient(relativeId, { idempotencyKey })
      } catch (failure) {
        // Another device has done it.
        if (!(failure instanceof Problem && failure.code === 'not_found')) throw failure
        return undefined
      }
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept({ relativeId }) {
      if ((await session.bookingFor())?.relativeId === relativeId) await session.bookFor(undefined)
      return { relativeId }
    },
    subjectOf: (change) => ('name' in change ? { name: change.name } : {}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeRemoval, RemovalNotice } = await import('./removal-notice.tsx')
      return { Notice: RemovalNotice, describe: describeRemoval }
    },
  }
}
