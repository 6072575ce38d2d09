import type { BookedAppointment } from '#contract/appointment'
import { locales } from '#contract/locale'
import { verdictOf } from '#workers/outbox/verdict'
import { settleBookingDraft } from '#src/storage/booking-drafts.ts'
import { forgetCardPhotos } from '#src/storage/card-photos.ts'
import { sessionStore } from '#src/session/session-store.ts'
import type { KindContext, OutboxKind } from '../kind.ts'
import {
  type BookedVisit,
  type BookingChange,
  type BookingVisit,
  confirmAfterMinutes,
  promises,
} from './booking-change.ts'
import { filesOfChange } from '../files-of-change.ts'
import { photosOfBooked } from './photos-change.ts'
import { retentionMs } from './retention.ts'

/** A guest's booking as a kind of change of the outbox. */
export function bookingKind(
  page: KindContext,
): OutboxKind<BookingChange, BookedAppointment, BookedVisit, BookingVisit> {
  const { tenant, storage, apis, now } = page
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
    async accept({ body, visit, photos = [] }, { appointment, appointment_token }) {
      await sessionStore(tenant, storage).keepAppointment(appointment, appointment_token, now())
      await forgetCardPhotos(
        tenant,
        { practitionerId: body.practitioner_id, kinds: photos.map(({ kind }) => kind) },
        storage,
      )
      return { appointmentId: appointment.id, practitionerId: body.practitioner_id, ...(visit ? { visit } : {}) }
    },
    followedBy: photosOfBooked,
    // A booking may wait only for a new proof of the phone.
    renewed: (kept, again) => ({ guestToken: again.guestToken || kept.guestToken }),
    subjectOf: ({ visit }) => visit,
    lapseOf: ({ visit }) => visit && { at: visit.start, code: 'slot_in_past' },
    async onSeen({ id, practitionerId }) {
      if (practitionerId) await settleBookingDraft(tenant, { practitionerId, id, how: 'booked' }, storage)
    },
    async onDiscarded({ id, body, photos = [] }) {
      const practitionerId = body.practitioner_id
      await settleBookingDraft(tenant, { practitionerId, id, how: 'discarded' }, storage)
      await forgetCardPhotos(tenant, { practitionerId, kinds: photos.map(({ kind }) => kind) }, storage)
    },
    forgetFiles: ({ photos = [] }) => filesOfChange(page).forget(photos.map(({ file }) => file)),
    retentionMs,
    loadNotice: async () => {
      const { BookingNotice, describeBooking } = await import('./booking-notice.tsx')
      return { Notice: BookingNotice, describe: describeBooking }
    },
  }
}
