import { Problem, type ProblemCode } from '#contract/problem'
import type { Verdict } from './entry.ts'

/**
 * Judges a failure: without an answer the entry keeps waiting, a changed condition asks the patient, anything else is refused.
 *
 * @param promises - codes which say that what the patient agreed to or proved is no longer valid
 */
export function verdictOf(failure: unknown, promises: readonly ProblemCode[]): Verdict {
  if (!(failure instanceof Problem) || isNoAnswer(failure)) return { state: 'queued' }
  const refusal = { code: failure.code, ...(failure.details === undefined ? {} : { details: failure.details }) }
  return { state: promises.includes(failure.code) ? 'needs_confirmation' : 'refused', refusal }
}

/** The server did not decide, or was called too often. */
const isNoAnswer = (failure: Problem) => failure.status === 429 || isUndecided(failure)

/**
 * Whether the outcome of the call is unknown: the connection or the service failed, or an attempt with the same key is still
 * running.
 */
export function isUndecided({ status = 0, code }: Problem): boolean {
  return status === 0 || status >= 500 || undecided.includes(code)
}

const undecided: readonly ProblemCode[] = [
  'idempotency_in_progress',
  'request_repeated',
  'unauthorised_signature',
  'clock_wrong',
  'timeout',
  'unavailable',
]
