import type { Problem } from '#contract/problem'
import { problem } from '#server/errors'

/** The refusal of an invalid filter: HTTP 400, with the parameter and the position in it. */
export function filterRefusal(parameter: string, message: string, position: number): Problem {
  const sentence = `${parameter}: ${message} at position ${position}`
  const pointer = `/${parameter.replaceAll('.', '/')}`
  return problem('validation_failed', {
    message: sentence,
    fields: [{ path: pointer, message: sentence }],
    details: { position },
  })
}
