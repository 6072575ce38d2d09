import { Problem, type ProblemCode } from '#contract/problem'

/** A failure as the context of a flow keeps it: plain data, so that a draft can hold it. */
export type FlowProblem = { code: ProblemCode; details?: unknown }

/** What a rejected service tells; what is no problem of the wire is `unexpected`. */
export function toFlowProblem(error: unknown): FlowProblem {
  if (!(error instanceof Problem)) return { code: 'unexpected' }
  return { code: error.code, ...(error.details === undefined ? {} : { details: error.details }) }
}
