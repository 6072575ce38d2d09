import type { GuestAppointmentRequest } from '#contract/appointment'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import type { ProblemCode } from '#contract/problem-codes'
import type { KeptFile } from '#workers/outbox/kept-file'

/** Name of a guest's booking in the registry of kinds. */
export const bookingKindName = 'guest_appointment'

/** Description of a stored booking for use outside its own page, with the address to continue it. */
export type BookingVisit = {
  practitionerName: string
  /** Parts of the doctor's address, below which the booking page is. */
  doctor: { slug: string; speciality_slug: string; city_slug: string; title?: string }
  /** Start of the visit, as an instant, and the time zone to show it in. */
  start: string
  timeZone: string
}

/** A guest's booking as the device stores it until it is sent. */
export type BookingChange = {
  body: GuestAppointmentRequest
  /** Proof of the phone; a new one is requested when it has expired. */
  guestToken: string
  /** Address prefix of the locale the booking was made in, so that the answer is in the patient's language. */
  locale: string
  visit?: BookingVisit
  /** Photos of the insurance card, which become documents of the visit. */
  photos?: KeptPhoto[]
}

/** A photo that waits with a booking, and what it shows. */
export type KeptPhoto = { kind: AppointmentDocumentKind; file: KeptFile }

/** What the device stores of an accepted booking. */
export type BookedVisit = { appointmentId: string; practitionerId?: string; visit?: BookingVisit }

/** Minutes after which a booking is only sent when the patient confirms it again. */
export const confirmAfterMinutes = 15

/** Codes which say that what the patient agreed to or proved is no longer valid. */
export const promises: readonly ProblemCode[] = [
  'price_changed',
  'consent_required',
  'guest_token_invalid',
  'unauthenticated',
]
