import type { Appointment } from '#contract/appointment'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import {
  type CancelChange,
  type CancelKept,
  type CancelledVisit,
  confirmAfterMinutes,
  promises,
} from './cancel-change.ts'

/**
 * A cancelled visit as a kind of change of the outbox. A visit is cancelled once, however often that is sent: the answer is that of the
 * first time.
 */
export function cancelKind({
  tenant,
  storage,
  apis,
  now,
}: KindContext): OutboxKind<CancelChange, Appointment, CancelKept, CancelledVisit> {
  const store = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    async send({ cancelling, visit: { appointmentId } }) {
      const appointmentToken = await store.appointmentToken(appointmentId)
      const { appointment } = await apis()
      return appointment.cancel(appointmentId, cancelling, appointmentToken ? { appointmentToken } : {})
    },
    verdictOf: (failure) => verdictOf(failure, promises),
    async accept({ visit }, appointment) {
      await store.updateVisit(appointment, now())
      return { visit }
    },
    subjectOf: ({ visit }) => visit,
    lapseOf: ({ visit }) => ({ at: visit.start, code: 'appointment_begun' }),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { CancelNotice, describeCancellation } = await import('./cancel-notice.tsx')
      return { Notice: CancelNotice, describe: describeCancellation }
    },
  }
}
