import type { BookedAppointment } from '#contract/appointment'
import {
  type VisitDocumentChange,
  visitDocumentIdOf,
  visitDocumentKindName,
} from '../visit-document/visit-document-change.ts'
import type { BookingChange } from './booking-change.ts'

/** What follows a booking that was accepted: its photos become documents of the visit, whose ids are the same each time. */
export const photosOfBooked = (
  { photos = [] }: Pick<BookingChange, 'photos'>,
  { appointment: { id: appointmentId, practitioner, start, time_zone } }: Pick<BookedAppointment, 'appointment'>,
): { id: string; kind: string; change: VisitDocumentChange }[] =>
  photos.map(({ kind, file }) => ({
    ...{ id: visitDocumentIdOf(appointmentId, file), kind: visitDocumentKindName },
    change: {
      visit: { appointmentId, practitionerName: practitioner.fullName, start, timeZone: time_zone },
      document: { kind, isOfBooking: true },
      files: [file],
    },
  }))
