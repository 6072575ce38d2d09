import { Problem, type ProblemCode } from '#contract/problem'
import type { Verdict } from './entry.ts'

/**
 * Reads a failure: no answer keeps the entry waiting, a changed promise asks the patient, the rest is refused.
 *
 * @param promises - codes which say that what the patient agreed to or proved does not hold any more
 */
export function verdictOf(failure: unknown, promises: readonly ProblemCode[]): Verdict {
  if (!(failure instanceof Problem) || isNoAnswer(failure)) return { state: 'queued' }
  const refusal = { code: failure.code, ...(failure.details === undefined ? {} : { details: failure.details }) }
  return { state: promises.includes(failure.code) ? 'needs_confirmation' : 'refused', refusal }
}

/** Nothing was decided, or too much was asked at once. */
const isNoAnswer = (failure: Problem) => failure.status === 429 || isUndecided(failure)

/** Nobody knows what became of the call: the connection, the service, or an attempt with the same key that is still running. */
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
