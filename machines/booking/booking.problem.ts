import { toFlowProblem } from '#machines/flow-problem'
import type { BookingProblem } from './booking.types.ts'

/** What a call failed with, as the flow's guards and actions take it. */
export function problemOf({ error }: { error: unknown }): { problem: BookingProblem } {
  return { problem: toFlowProblem(error) }
}
