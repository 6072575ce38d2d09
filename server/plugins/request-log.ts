import type { FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config'
import { describeFailure } from './gateway/describe-failure.ts'

/** Destination of log lines instead of standard output. */
export type LogStream = { write(line: string): void }

/**
 * Logs one line per answer: request id, tenant, route pattern, status and time. Never the actual address, a query, a body, a
 * header or a name: those reveal who is ill.
 */
export default fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          tenant: request.knownTenant?.code,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      )
    })
  },
  { name: 'request-log', dependencies: ['tenant'] },
)

/** Options of the logger. Requests, answers and errors are reduced to what may be logged wherever Fastify logs them itself. */
export function loggerOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    base: null,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, url: routeOptions?.url ?? '' }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeFailure as never,
    },
    ...(stream && { stream }),
  }
}
