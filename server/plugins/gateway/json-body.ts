import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Problem } from '#contract/problem'
import { problem } from '#server/errors'
import { findJsonFault } from './json-fault.ts'
import { assertKeepable, assertShallow } from './plain-json.ts'

/** Reads JSON bodies: see `createJsonParser`. */
export default fp(
  async (api) => {
    api.removeContentTypeParser(['application/json', 'text/plain'])
    api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, createJsonParser(api))
    // After the schemas, which can name the field.
    api.addHook('preHandler', async ({ body, params, query }) => assertKeepable([body, params, query]))
  },
  { name: 'json-body' },
)

/**
 * Parses JSON bodies. An empty body counts as none; a malformed one is refused with the line and column of the fault, and so is
 * one that would reach a prototype or is nested too deeply.
 */
export function createJsonParser(api: FastifyInstance): FastifyBodyParser<string> {
  const parse = api.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, (failure, value) => (failure ? done(malformed(body)) : done(faultOf(value), value)))
  }
}

function faultOf(value: unknown): Problem | null {
  try {
    assertShallow(value)
    return null
  } catch (fault) {
    return fault as Problem
  }
}

/** The refusal of a body that is not JSON, with line and column; it quotes nothing of the body. */
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
    // The fault itself has already been found.
    return false
  }
}
