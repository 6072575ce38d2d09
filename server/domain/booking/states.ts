import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AppointmentStatus } from '#contract/appointment'
import type { ReservationStatus } from '#server/db/schema/appointments'

/** For each state, the states a row may come from; `new` where a row may begin with it. */
export type States<State extends string> = Readonly<Record<State, readonly (State | 'new')[]>>

/** States of a reservation. A hold that is released or has expired is deleted. */
export const reservationStates = {
  held: ['new'],
  booked: ['new', 'held'],
  released: ['booked'],
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
