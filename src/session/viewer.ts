import type { SessionRecord } from './session-store.ts'

/** Who looks at the app: nobody known, a guest whose phone was verified by a code, or a signed-in patient. */
export type Viewer = { kind: 'nobody' } | { kind: 'guest'; provenUntil: string } | { kind: 'patient'; id: string }

/** The viewer that a session record describes at an instant of the server. */
export function viewerOf({ patient, guestProof }: SessionRecord, now: Date): Viewer {
  if (patient) return { kind: 'patient', id: patient.id }
  const isProven = guestProof !== undefined && Date.parse(guestProof.expiresAt) > now.getTime()
  return isProven ? { kind: 'guest', provenUntil: guestProof.expiresAt } : { kind: 'nobody' }
}
