import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AppointmentStatus } from '#contract/appointment'
import type { EarlierOfferStatus } from '#contract/earlier-offer'
import type { ReservationStatus } from '#server/db/schema/appointments'

/** For each state, the states a row may come from; `new` where a row may begin with it. */
export type States<State extends string> = Readonly<Record<State, readonly (State | 'new')[]>>

/** States of a reservation. A hold that is released or has expired is deleted, and so is an offered one that nobody took. */
export const reservationStates = {
  held: ['new'],
  offered: ['new'],
  unpaid: ['new', 'held'],
  booked: ['new', 'held', 'offered', 'unpaid'],
  released: ['booked', 'unpaid'],
} as const satisfies States<ReservationStatus>

/** States of an appointment. */
export const appointmentStates = {
  awaiting_payment: ['new'],
  // Paid too late, it is booked all the same where its time is still free.
  booked: ['new', 'awaiting_payment', 'expired'],
  cancelled: ['booked', 'awaiting_payment'],
  completed: ['booked'],
  no_show: ['booked'],
  expired: ['awaiting_payment'],
} as const satisfies States<AppointmentStatus>

/**
 * States of an earlier time that is offered to a visit. Whichever it becomes, its slot is booked for this visit (`accepted`) or offered to
 * the next one who waits.
 */
export const earlierOfferStates = {
  open: ['new'],
  accepted: ['open'],
  declined: ['open'],
  /** Nobody answered in time. */
  expired: ['open'],
  /** The visit was cancelled or moved, or its patient does not want earlier times any more. */
  withdrawn: ['open'],
} as const satisfies States<EarlierOfferStatus>

/** The states a new row may have. */
export type Beginning<Table> = {
  [State in keyof Table]: Table[State] extends readonly (infer Before)[]
    ? 'new' extends Before
      ? State
      : never
    : never
}[keyof Table]

/** Whether a row is in a state from which `state` can be reached: the condition of every change of state. */
export const mayBecome = <State extends string>(column: PgColumn, states: States<State>, state: State): SQL =>
  inArray(column, states[state])
