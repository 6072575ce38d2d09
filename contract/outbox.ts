import type { GuestAppointmentRequest } from '#contract/appointment'

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
}

/** An entry older than this asks the patient before it is sent. */
export const outboxConfirmAfterMinutes = 15
