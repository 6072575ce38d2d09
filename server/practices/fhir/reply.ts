import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#server/errors'
import type { FhirResource } from 'fhir/r4'
import { fhirJson } from './media-type.ts'
import { etagOf, isKnown, withVersion } from './version.ts'

/** Sends a resource as it is. */
export const sendResource = (reply: FastifyReply, resource: FhirResource): FastifyReply =>
  reply.type(`${fhirJson}; charset=utf-8`).serializer(JSON.stringify).send(resource)

/** Sends one resource that was read, with its version; 304 to a caller who has it. Throws `not_found` where there is none. */
export function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: FhirResource | undefined,
): FastifyReply {
  if (!resource) throw problem('not_found')
  const versioned = withVersion(resource)
  const etag = etagOf(versioned)
  void reply.header('etag', etag)
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return sendResource(reply, versioned)
}
