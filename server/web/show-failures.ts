import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serviceAway } from '#contract/rendering'
import { problem } from '#server/errors'
import { describeFailure } from '#server/plugins/gateway/describe-failure'
import { sendProblem, toProblem } from '#server/plugins/gateway/problems'
import type { PageSender } from './page-sender.ts'

/**
 * Shows the maintenance page to a visitor whose page cannot be made (503, or 500 where the failure is ours); calls, files and
 * workers get a problem as data. Invalid requests are refused as everywhere.
 */
export function showFailures(web: FastifyInstance, { sendMaintenance }: PageSender): void {
  web.setErrorHandler(async (error, request, reply) => {
    const isAway = error instanceof Error && error.message === serviceAway
    const { status = 500 } = isAway ? problem('unavailable') : toProblem(error)
    if (status < 500 || !opensPage(request, web.config.basePath))
      return sendProblem(isAway ? problem('unavailable', { cause: error.cause }) : error, request, reply)
    request.log.error({ failure: describeFailure(isAway ? error.cause : error) }, 'a page could not be made')
    return sendMaintenance(request, reply, status)
  })
}

/** Browsers send what they open; a client that does not may get a page where pages are. */
function opensPage({ method, headers, routeOptions }: FastifyRequest, basePath: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'navigate'
  const accepted = headers.accept ?? '*/*'
  const isPage = [`${basePath}/`, `${basePath}/*`].includes(routeOptions.url ?? '')
  return accepted.includes('text/html') || (isPage && accepted.includes('*/*'))
}
