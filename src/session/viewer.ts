import type { BookingFor, SessionRecord } from './session-store.ts'

/**
 * Who looks at the app: nobody known, a guest whose phone was verified by a code, or a signed-in patient, who may have chosen a relative to
 * book for.
 */
export type Viewer =
  | { kind: 'nobody' }
  | { kind: 'guest'; provenUntil: string }
  | { kind: 'patient'; id: string; bookingFor?: BookingFor }

/** The viewer that a session record describes at an instant of the server. */
export function viewerOf({ patient, bookingFor, guestProof }: SessionRecord, now: Date): Viewer {
  if (patient) return { kind: 'patient', id: patient.id, ...(bookingFor && { bookingFor }) }
  const isProven = guestProof !== undefined && Date.parse(guestProof.expiresAt) > now.getTime()
  return isProven ? { kind: 'guest', provenUntil: guestProof.expiresAt } : { kind: 'nobody' }
}
