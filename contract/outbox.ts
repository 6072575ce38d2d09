import type { GuestAppointmentRequest } from '#contract/appointment'

/** What a kept booking is called where no page is about it, and where to go on with it. */
export type OutboxVisit = {
  practitionerName: string
  /** Parts of the doctor's address, below which the booking page stands. */
  doctor: { slug: string; speciality_slug: string; city_slug: string; title?: string }
  /** Start of the visit, as an instant, and the zone it is told in. */
  start: string
  timeZone: string
}

/** One booking on its way to the server: made once per patient's intent, sent until it is answered. */
export type OutboxEntry = {
  id: string
  tenant: string
  kind: 'guest_appointment'
  idempotencyKey: string
  body: GuestAppointmentRequest
  /** Proof of the phone; a fresh one is asked for when it has run out. */
  guestToken: string
  /** Address prefix of the locale the booking was made in, so that the answer is in the patient's language. */
  locale: string
  createdAt: string
  attempts: number
  state: 'queued' | 'sending' | 'needs_confirmation' | 'refused'
  /** Problem code of the refusal, with its details. */
  refusal?: { code: string; details?: unknown }
  visit?: OutboxVisit
  /** When the patient was told of what it waits for or was refused for. */
  seenAt?: string
}

/** An entry older than this asks the patient before it is sent. */
export const outboxConfirmAfterMinutes = 15
