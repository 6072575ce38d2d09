import type { Appointment } from '#contract/appointment'
import { sessionStore } from '#src/session/session-store.ts'
import { draftLifetimeMs } from '#src/storage/draft-store.ts'
import { verdictOf } from '#workers/outbox/verdict'
import type { KindContext, OutboxKind } from '../kind.ts'
import { confirmAfterMinutes, type SwitchChange, type SwitchedVisit, type VisitSwitch } from './switch-change.ts'

/** A switch of a visit as a kind of change of the outbox. Sent again with its key, it undoes nothing that was changed since. */
export function switchKind(
  what: VisitSwitch,
  { tenant, storage, apis, now }: KindContext,
): OutboxKind<SwitchChange, Appointment, SwitchChange, SwitchedVisit> {
  const store = sessionStore(tenant, storage)
  return {
    confirmAfterMinutes,
    async send({ idempotencyKey, isOn, visit: { appointmentId } }) {
      const [appointmentToken, { appointment }] = await Promise.all([store.appointmentToken(appointmentId), apis()])
      const opening = { ...(appointmentToken ? { appointmentToken } : {}), idempotencyKey }
      return what === 'wish'
        ? appointment.toggleEarlier(appointmentId, isOn, opening)
        : appointment.consent(appointmentId, isOn, opening)
    },
    verdictOf: (failure) => verdictOf(failure, ['unauthenticated']),
    async accept({ isOn, visit }, appointment) {
      await store.updateVisit(appointment, now())
      return { isOn, visit }
    },
    subjectOf: ({ isOn, visit }) => ({ ...visit, isOn }),
    lapseOf: ({ visit }) => ({ at: visit.start, code: 'appointment_begun' }),
    retentionMs: { seen: draftLifetimeMs, unseen: 30 * 86_400_000 },
    loadNotice: async () => {
      const { ConsentNotice, describeConsent, describeWish, WishNotice } = await import('./switch-notice.tsx')
      return what === 'wish'
        ? { Notice: WishNotice, describe: describeWish }
        : { Notice: ConsentNotice, describe: describeConsent }
    },
  }
}
