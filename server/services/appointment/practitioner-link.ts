import type { FastifyRequest } from 'fastify'
import type { PractitionerLink } from '#contract/video-visit'
import { openPractitionerLink, type OpenedLink } from '#server/domain/video/practitioner-link'
import { problem } from '#server/errors'
import { countCost } from '#server/plugins/gateway/rate-limits'

/** Points that an unknown token costs, of an IP address's calls per minute: guessing ends after a few. */
const wrongTokenCost = 30

/** What the link of a call opens. Throws `gone`, with the reason in its details (`PractitionerLinkFault`). */
export async function readLinkOf(
  request: FastifyRequest<{ Body: PractitionerLink }>,
): Promise<Exclude<OpenedLink, string>> {
  const { tenant, body, server } = request
  const opened = await openPractitionerLink(server.db, tenant.code, body, server.clock())
  if (typeof opened !== 'string') return opened
  if (opened === 'unknown') await countCost(request, wrongTokenCost)
  throw problem('gone', { details: { reason: opened } })
}
