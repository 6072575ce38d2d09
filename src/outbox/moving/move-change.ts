import type { ProblemCode } from '#contract/problem-codes'
import type { Money } from '#contract/wire'
import type { OutboxEntry } from '#workers/outbox/entry'

/** Name of a move to another time in the registry of kinds. */
export const moveKindName = 'moved_appointment'

/** The id of a new entry, which is its idempotency key too: each move is an intent of its own, a visit may be moved again. */
export const newMoveId = (appointmentId: string): string => `move.${appointmentId}.${crypto.randomUUID()}`

/** Which visit is moved, and where to, as it is told outside its own page. */
export type MovedVisit = {
  appointmentId: string
  practitionerName: string
  /** The start that was chosen, and the one that it had. */
  start: string
  before: string
  timeZone: string
}

/** A move as the device stores it until it is sent, with the fee that the patient was shown. */
export type MoveChange = { fee: Money; visit: MovedVisit }

/** What the device stores of a visit that was moved. */
export type MoveKept = { visit: MovedVisit }

/** Minutes after which a move is only sent when the patient confirms it again. */
export const confirmAfterMinutes = 15

/** Codes which say that the patient has to look again: it costs something else now, or they have to sign in. */
export const promises: readonly ProblemCode[] = ['price_changed', 'unauthenticated']

/** Whether an entry of the outbox is a move of this visit. */
export const isMoveOf = (entry: OutboxEntry, appointmentId: string): entry is OutboxEntry<MoveChange> =>
  entry.kind === moveKindName && (entry as OutboxEntry<MoveChange>).visit.appointmentId === appointmentId
