import type { FastifyBaseLogger } from 'fastify'
import type { ClientError } from '#contract/client-error'

/** One failure of the app in a browser, with what the server adds. */
export type ClientErrorEntry = {
  tenant: string
  build: string
  /** Family and major version, such as `safari 17`. */
  browser: string
  error: ClientError
}

/** Receives browser failures. By default they are logged; a function of the same shape can send them to a collector. */
export type ClientErrorSink = (entry: ClientErrorEntry, log: FastifyBaseLogger) => void

/** Writes one structured log line per failure, `client error`. */
export const logSink: ClientErrorSink = ({ tenant, build, browser, error: { route, count, ...failure } }, log) =>
  log.warn({ tenant, build, browser, route, count, failure }, 'client error')
