import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { noteEvent } from '../account-events.ts'
import { requireWayIn, type OpenWays } from '../ways-in.ts'
import { createPasskeyRepository } from './passkey-repository.ts'

type Removed = { tenantCode: string; patientId: string; id: string; openWays: OpenWays; device: Device; now: Date }

/**
 * Removes a passkey of a patient: it signs in no more. Who is signed in by it stays so.
 *
 * Throws `not_found`, and `last_way_in`.
 *
 * @param tx - a transaction
 */
export async function removePasskey(tx: Database, { id, openWays, device, now, ...owner }: Removed): Promise<void> {
  if (!(await createPasskeyRepository(tx, owner.tenantCode).remove(owner.patientId, id))) throw problem('not_found')
  await requireWayIn(tx, owner, openWays)
  await noteEvent(tx, { ...owner, kind: 'passkey_removed', device, now })
}
