import type { FastifyRequest } from 'fastify'
import { headers } from '#contract/headers'
import { isOpen } from '#server/domain/documents/document-access'
import type { Owner } from '#server/domain/documents/file-repository'
import { problem } from '#server/errors'
import { requirePatient } from '#server/plugins/gateway/session'

/**
 * Whose documents a call may see. Throws `unauthenticated`, and `access_token_invalid` where the tenant asks for a code first and the call
 * does not have what a code was traded for (P02).
 */
export async function openDocuments(request: FastifyRequest): Promise<Owner> {
  const { tenant, server } = request
  const { id: sessionId, patientId: accountId } = requirePatient(request)
  const owner = { tenantCode: tenant.code, accountId }
  if (!tenant.configuration.document_rules?.code) return owner
  const token = request.headers[headers.accessToken.toLowerCase()]
  const session = { tenantCode: tenant.code, sessionId, now: server.clock() }
  if (typeof token === 'string' && (await isOpen(server.db, session, token))) return owner
  throw problem('access_token_invalid')
}
