import type { FastifyRequest } from 'fastify'
import type { Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { originOf } from '#server/web/origin'

/** The site where a patient uses a passkey: the origin they see, so that each host of a tenant has passkeys of its own. */
export function siteOf(request: FastifyRequest): Site {
  // As a browser says it: without the port that goes without saying.
  const { origin, hostname: host } = new URL(originOf(request))
  return { origin, host }
}
