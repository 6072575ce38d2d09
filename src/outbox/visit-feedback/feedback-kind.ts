import type { VideoFeedback } from '#contract/video-visit'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { ChangedVisit } from '../changed-visit.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type FeedbackChange, type FeedbackKept } from './feedback-change.ts'

/** Feedback of a visit by video as a kind of change of the outbox. Sent again with its key, it replaces nothing that was said since. */
export function feedbackKind({
  tenant,
  storage,
  apis,
}: KindContext): OutboxKind<FeedbackChange, VideoFeedback, FeedbackKept, ChangedVisit> {
  const store = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    async send({ idempotencyKey, appointmentNumber, given, visit }) {
      const [{ createVideoApi }, { transport }, appointmentToken] = await Promise.all([
        import('#src/api/video-api.ts'),
        apis(),
        store.appointmentToken(visit.appointmentId),
      ])
      return createVideoApi(() => transport('appointment')).giveFeedback(
        { ...given, appointment_number: appointmentNumber },
        { ...(appointmentToken ? { appointmentToken } : {}), idempotencyKey },
      )
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    accept: async ({ visit }) => ({ visit }),
    subjectOf: ({ visit }) => visit,
    lapseOf: ({ until }) => (until === undefined ? undefined : { at: until, code: 'gone' }),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeFeedback, FeedbackNotice } = await import('./feedback-notice.tsx')
      return { Notice: FeedbackNotice, describe: describeFeedback }
    },
  }
}
