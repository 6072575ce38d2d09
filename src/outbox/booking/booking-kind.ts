import type { BookedAppointment } from '#contract/appointment'
import { locales } from '#contract/locale'
import { verdictOf } from '#workers/outbox/verdict'
import { settleBookingDraft } from '#src/storage/booking-drafts.ts'
import { sessionStore } from '#src/session/session-store.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import {
  type BookedVisit,
  type BookingChange,
  type BookingVisit,
  confirmAfterMinutes,
  promises,
} from './booking-change.ts'
import { retentionMs } from './retention.ts'

/** A guest's booking as a kind of change of the outbox. */
export function bookingKind({
  tenant,
  storage,
  apis,
  now,
}: KindContext): OutboxKind<BookingChange, BookedAppointment, BookedVisit, BookingVisit> {
  return {
    confirmAfterMinutes,
    async send({ body, idempotencyKey, guestToken, locale }) {
      const language = locales[locale]?.language
      return (await apis()).appointment.book(body, {
        idempotencyKey,
        guestToken,
        ...(language ? { language } : {}),
      })
    },
    verdictOf: (failure) => verdictOf(failure, promises),
    async accept({ body, visit }, { appointment, appointment_token }) {
      await sessionStore(tenant, storage).keepAppointment(appointment, appointment_token, now())
      return { appointmentId: appointment.id, practitionerId: body.practitioner_id, ...(visit ? { visit } : {}) }
    },
    // A booking may wait only for a new proof of the phone.
    renewed: (kept, again) => ({ guestToken: again.guestToken || kept.guestToken }),
    subjectOf: ({ visit }) => visit,
    lapseOf: ({ visit }) => visit && { at: visit.start, code: 'slot_in_past' },
    async onSeen({ id, practitionerId }) {
      if (practitionerId) await settleBookingDraft(tenant, { practitionerId, id, how: 'booked' }, storage)
    },
    onDiscarded: ({ id, body }) =>
      settleBookingDraft(tenant, { practitionerId: body.practitioner_id, id, how: 'discarded' }, storage),
    retentionMs,
    loadNotice: async () => {
      const { BookingNotice, describeBooking } = await import('./booking-notice.tsx')
      return { Notice: BookingNotice, describe: describeBooking }
    },
  }
}
