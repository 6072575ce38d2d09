import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type KeptProfileChange } from './profile-change.ts'

/** A change of the profile as a kind of change of the outbox. What was told is forgotten with the answer. */
export function profileKind({
  tenant,
  storage,
  apis,
}: KindContext): OutboxKind<KeptProfileChange, unknown, object, object> {
  return {
    confirmAfterMinutes,
    send: async ({ idempotencyKey, was, now }) =>
      (await apis()).account.changeAccount({ was, now }, { idempotencyKey }),
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept(change) {
      // The answer weighs more than a draft whose code is not to be had.
      const settling = await import('../changed-fields/settled-draft.ts').catch(() => undefined)
      await settling?.settleProfileDraft({ tenant, storage }, change)
      return {}
    },
    subjectOf: () => ({}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeProfile, ProfileNotice } = await import('./profile-notice.tsx')
      return { Notice: ProfileNotice, describe: describeProfile }
    },
  }
}
