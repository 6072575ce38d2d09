import type { Appointment } from '#contract/appointment'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { knownHolderKey } from '#src/storage/holder-key.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type MoveChange, type MovedVisit, type MoveKept, promises } from './move-change.ts'

/** A visit that is moved to another time as a kind of change of the outbox. Where that time is taken by then, the visit stays as it was. */
export function moveKind({
  tenant,
  storage,
  apis,
  now,
}: KindContext): OutboxKind<MoveChange, Appointment, MoveKept, MovedVisit> {
  const store = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    async send({ idempotencyKey, fee, visit: { appointmentId, start } }) {
      const [appointmentToken, holderKey, { appointment }] = await Promise.all([
        store.appointmentToken(appointmentId),
        knownHolderKey(tenant, storage),
        apis(),
      ])
      const move = { start, fee, ...(holderKey ? { holder_key: holderKey } : {}) }
      const opening = appointmentToken ? { appointmentToken } : {}
      return appointment.reschedule(appointmentId, move, { ...opening, idempotencyKey })
    },
    verdictOf: (failure) => verdictOf(failure, promises),
    async accept({ visit }, appointment) {
      await store.updateVisit(appointment, now())
      return { visit }
    },
    subjectOf: ({ visit }) => visit,
    lapseOf: ({ visit: { start, before } }) =>
      before < start ? { at: before, code: 'appointment_begun' } : { at: start, code: 'slot_in_past' },
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { describeMove, MoveNotice } = await import('./move-notice.tsx')
      return { Notice: MoveNotice, describe: describeMove }
    },
  }
}
