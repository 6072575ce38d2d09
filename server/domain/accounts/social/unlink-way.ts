import type { Device } from '#contract/settings'
import type { LinkedSite } from '#contract/social'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { noteEvent } from '../account-events.ts'
import { createLinkedIdentities } from '../linked-identities.ts'
import { requireWayIn, type OpenWays } from '../ways-in.ts'

type Unlinking = {
  tenantCode: string
  patientId: string
  provider: LinkedSite
  openWays: OpenWays
  device: Device
  now: Date
}

/**
 * Ends that another site signs a patient in. Throws `not_found` where it does not, and `last_way_in` where nothing else would open the
 * account.
 *
 * @param tx - a transaction
 */
export async function unlinkWay(tx: Database, { provider, openWays, device, now, ...owner }: Unlinking): Promise<void> {
  const { tenantCode, patientId } = owner
  if (!(await createLinkedIdentities(tx).unlink(tenantCode, patientId, provider))) throw problem('not_found')
  await requireWayIn(tx, owner, openWays)
  await noteEvent(tx, { ...owner, kind: 'way_unlinked', device, now })
}
