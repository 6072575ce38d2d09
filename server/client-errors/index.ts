import rateLimit from '@fastify/rate-limit'
import * as Type from 'typebox'
import { clientErrorPath, ClientErrorReport } from '#contract/client-error'
import { scrub } from '#contract/scrub'
import { problem } from '#server/errors'
import answerHeaders from '#server/plugins/gateway/answer-headers'
import jsonBody from '#server/plugins/gateway/json-body'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { createRateStore } from '#server/plugins/gateway/rate-store'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
import { createAllowance } from './allowance.ts'
import { browserFamily } from './browser-family.ts'
import type { ClientErrorSink } from './sink.ts'

/** A page reports at most ten failures, some hundred bytes each. */
const bodyLimit = 16 * 1024
/** Reports accepted from one address in a minute. A page sends one for each ten seconds in which something new failed. */
const perAddress = 20
/** Failures of all addresses in a minute that this process passes to the sink. */
const perProcess = 600

/**
 * `{mount}/client-errors`: failures in browsers (E16). Open to everybody, as pages are, so no report is trusted: one that does
 * not match the schema is refused, messages are scrubbed again, and the sender is not recorded. The tenant is that of host or
 * key. Answered with 204 and no body.
 */
export function clientErrors(sink: ClientErrorSink): ServicePlugin {
  return async (app) => {
    await registerAll(app, [answerHeaders, jsonBody])
    await app.register(rateLimit, {
      max: perAddress,
      timeWindow: 60_000,
      store: createRateStore(app.rateCounter, 'client errors'),
      keyGenerator: addressOf,
      errorResponseBuilder: () => problem('rate_limited'),
    })
    const allowance = createAllowance(perProcess, app.clock)

    app.post(
      clientErrorPath,
      {
        bodyLimit,
        schema: {
          tags: ['operations'],
          operationId: 'reportErrors',
          summary: 'What failed in a browser, for the log (E16)',
          security: [],
          body: ClientErrorReport,
          response: { 204: Type.Null() },
        },
      },
      async ({ tenant, headers, body: { build, errors }, log }, reply) => {
        const turnedAway = allowance.turnedAway()
        if (turnedAway > 0) log.warn({ turnedAway }, 'more client errors than are logged in a minute')
        const browser = browserFamily(headers['user-agent'])
        for (const error of errors) {
          if (!allowance.take()) continue
          sink({ tenant: tenant.code, build, browser, error: { ...error, message: scrub(error.message) } }, log)
        }
        return reply.code(204).send(null)
      },
    )
  }
}
