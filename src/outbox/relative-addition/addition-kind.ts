import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { type AdditionChange, confirmAfterMinutes } from './addition-change.ts'

type Subject = { name?: string }

/** The addition of a relative as a kind of change of the outbox. Who it is is forgotten with the answer. */
export function additionKind({ apis }: KindContext): OutboxKind<AdditionChange, unknown, object, Subject> {
  return {
    confirmAfterMinutes,
    send: async ({ idempotencyKey, form }) => (await apis()).account.addPatient(form, { idempotencyKey }),
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    accept: async () => ({}),
    subjectOf: (change) => ('form' in change ? { name: change.form.first_name } : {}),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { AdditionNotice, describeAddition } = await import('./addition-notice.tsx')
      return { Notice: AdditionNotice, describe: describeAddition }
    },
  }
}
