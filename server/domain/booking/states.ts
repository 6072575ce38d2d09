import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AppointmentStatus } from '#contract/appointment'
import type { ReservationStatus } from '#server/db/schema/appointments'

/** Each state, and those a row may be in before it; `new` where the row may begin with it. */
type States<State extends string> = Readonly<Record<State, readonly (State | 'new')[]>>

/** A claim. What is held and given back, or runs out, is deleted. */
export const reservationStates = {
  held: ['new'],
  booked: ['new', 'held'],
  released: ['booked'],
} as const satisfies States<ReservationStatus>

/** An appointment. */
export const appointmentStates = {
  booked: ['new'],
  cancelled: ['booked'],
  completed: ['booked'],
  no_show: ['booked'],
} as const satisfies States<AppointmentStatus>

/** The states a new row may have. */
export type Beginning<Table> = {
  [State in keyof Table]: Table[State] extends readonly (infer Before)[]
    ? 'new' extends Before
      ? State
      : never
    : never
}[keyof Table]

/** Whether a row is in a state from which it may come to `state`: what every change of a state asks. */
export const mayBecome = <State extends string>(column: PgColumn, states: States<State>, state: State): SQL =>
  inArray(column, states[state])
