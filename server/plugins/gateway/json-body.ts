import fp from 'fastify-plugin'
import type { Problem } from '#contract/problem'
import { problem } from '#server/errors'
import { findJsonFault } from './json-fault.ts'

/** Reads JSON bodies. An empty body is no body; a malformed one is refused with the line and column where it goes wrong. */
export default fp(
  async (api) => {
    const parse = api.getDefaultJsonParser('error', 'error')
    api.removeContentTypeParser(['application/json', 'text/plain'])
    api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined)
      else void parse(request, body, (failure, value) => (failure ? done(malformed(body)) : done(null, value)))
    })
  },
  { name: 'json-body' },
)

/** The refusal of a body that is not JSON, naming line and column; it quotes nothing of the body. */
export function malformed(text: string): Problem {
  const fault = findJsonFault(text)
  if (fault === text.length && isJson(text))
    return problem('bad_request', { message: 'The body holds a forbidden key.' })
  const before = text.slice(0, fault).split('\n')
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`
  return problem('bad_request', { message: `The body is not valid JSON: see ${place}.` })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // Which fault it is was found already.
    return false
  }
}
