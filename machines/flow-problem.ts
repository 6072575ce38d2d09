import { Problem, type ProblemCode } from '#contract/problem'

/** A failure as the context of a flow keeps it: plain data, so that a draft can store it. */
export type FlowProblem = { code: ProblemCode; details?: unknown }

/** The problem of a rejected service; a rejection that is no `Problem` becomes `unexpected`. */
export function toFlowProblem(error: unknown): FlowProblem {
  if (!(error instanceof Problem)) return { code: 'unexpected' }
  return { code: error.code, ...(error.details === undefined ? {} : { details: error.details }) }
}

/** From when on what was refused may be tried again, as an instant of the server; undefined where waiting does not help. */
export function retryAtOf(problem: FlowProblem | undefined): string | undefined {
  const { retry_at, resend_at } = (problem?.details ?? {}) as { retry_at?: unknown; resend_at?: unknown }
  const instant = retry_at ?? resend_at
  return typeof instant === 'string' && !Number.isNaN(Date.parse(instant)) ? instant : undefined
}
