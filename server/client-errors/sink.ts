import type { FastifyBaseLogger } from 'fastify'
import type { ClientError } from '#contract/client-error'

/** One failure of the app in somebody's browser, with what the server knows beside it. */
export type ClientErrorEntry = {
  tenant: string
  build: string
  /** Family and major version, such as `safari 17`. */
  browser: string
  error: ClientError
}

/** Where failures of browsers are put. By default that is the log; a collector elsewhere is another function of this shape. */
export type ClientErrorSink = (entry: ClientErrorEntry, log: FastifyBaseLogger) => void

/** A structured line for each, `client error`. */
export const logSink: ClientErrorSink = ({ tenant, build, browser, error: { route, count, ...failure } }, log) =>
  log.warn({ tenant, build, browser, route, count, failure }, 'client error')
