import type { GuestAppointmentRequest } from '#contract/appointment'

/** Name of a guest's booking in the registry of kinds. */
export const bookingKindName = 'guest_appointment'

/** What a kept booking is called where no page is about it, and where to go on with it. */
export type BookingVisit = {
  practitionerName: string
  /** Parts of the doctor's address, below which the booking page stands. */
  doctor: { slug: string; speciality_slug: string; city_slug: string; title?: string }
  /** Start of the visit, as an instant, and the zone it is told in. */
  start: string
  timeZone: string
}

/** A guest's booking as the device keeps it until it is sent. */
export type BookingChange = {
  body: GuestAppointmentRequest
  /** Proof of the phone; a fresh one is asked for when it has run out. */
  guestToken: string
  /** Address prefix of the locale the booking was made in, so that the answer is in the patient's language. */
  locale: string
  visit?: BookingVisit
}

/** What the device remembers of a booking that was taken. */
export type BookedVisit = { appointmentId: string; practitionerId?: string; visit?: BookingVisit }

/** A booking older than this asks the patient before it is sent. */
export const confirmAfterMinutes = 15
