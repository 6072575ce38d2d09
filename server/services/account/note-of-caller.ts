import type { FastifyRequest } from 'fastify'
import type { AccountEventKind } from '#contract/settings'
import type { Database } from '#server/db/open'
import { noteEvent } from '#server/domain/accounts/account-events'
import { requirePatient } from '#server/plugins/gateway/session'
import { deviceOf } from './device-of.ts'

/**
 * Notes what the signed-in patient did, for them to read in the settings.
 *
 * @param tx - the transaction in which it is done
 */
export async function noteOfCaller(tx: Database, request: FastifyRequest, kind: AccountEventKind): Promise<void> {
  const { patientId } = requirePatient(request)
  const now = request.server.clock()
  await noteEvent(tx, { tenantCode: request.tenant.code, patientId, kind, device: deviceOf(request), now })
}
