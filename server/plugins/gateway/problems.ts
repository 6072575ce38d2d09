import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { dictionary } from '#contract/dictionary'
import { Problem, type FieldProblem, type ProblemCode } from '#contract/problem'
import { outageOf } from '#server/db/outage'
import { problem } from '#server/errors'
import { describeFailure } from './describe-failure.ts'

/** The one place where a failure becomes an answer: `{ code, message, fields?, details? }`, never a stack or a query. */
export default fp(
  async (app) => {
    app.setErrorHandler(sendProblem)
    app.setNotFoundHandler((request, reply) => sendProblem(problem('not_found'), request, reply))
  },
  { name: 'problems' },
)

/** Sends a failure as a problem. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, fields, details } = problemToSend(error, request, reply)
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code, message, ...(fields.length > 0 && { fields }), details })
}

/**
 * The problem that a failure is, for a body in whatever form; status and headers are set. It is logged when it is our own.
 * `details.retry_after`, in seconds, is also sent as a header.
 */
export function problemToSend(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const found = toProblem(error)
  const { status = 500, details } = found
  if (status >= 500) request.log.error({ failure: describeFailure(error) }, 'request failed')
  const wait = (details as { retry_after?: unknown } | undefined)?.retry_after
  if (typeof wait === 'number') reply.header('retry-after', wait)
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', secondsUntilRetry)
  void reply.code(status)
  return found
}

/** When a client may retry after a temporary failure of the server: most of them are over by then. */
const secondsUntilRetry = 5

/** Translates anything thrown into a problem of the list. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error.status === undefined ? problem(error.code, error) : error
  const {
    code = '',
    validation,
    validationContext,
    statusCode,
    cause,
  } = error as Partial<FastifyError> & { cause?: unknown }
  if (cause instanceof Problem) return toProblem(cause)
  if (validation) return problem('validation_failed', { fields: toFields(validation, validationContext) })
  const known = codes[code] ?? codes[(cause as { code?: string } | undefined)?.code ?? '']
  if (known) return problem(known)
  if (statusCode === 429) return problem('rate_limited')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problem('bad_request')
  return problem(outageOf(error) ? 'unavailable' : 'unexpected')
}

const codes = dictionary<ProblemCode>({
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'timeout',
  // A query that exceeded the time limit and was cancelled by the database.
  57014: 'timeout',
})

/** More are of no use, and a hostile body would make a long answer. */
const mostFields = 20

function toFields(validation: NonNullable<FastifyError['validation']>, context = 'body'): FieldProblem[] {
  return validation.slice(0, mostFields).map(({ instancePath, keyword, params, message = 'is not as expected' }) => {
    const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : ''
    const prefix = context === 'headers' ? '/headers' : ''
    return { path: `${prefix}${instancePath}${missing}`, message: missing ? 'is required' : message }
  })
}
