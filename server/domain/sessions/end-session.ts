import { and, eq } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { sessions } from '#server/db/schema/patients'
import { noteEvent } from '../accounts/account-events.ts'
import { createFamilyRepository } from './family-repository.ts'

/**
 * Signs a patient out on one device (C18): ends the session, and every bearer and refresh token of the same sign-in.
 *
 * @param tx - a transaction
 */
export async function endSession(
  tx: Database,
  { tenantCode, id, device, now }: { tenantCode: string; id: string; device: Device; now: Date },
): Promise<void> {
  const ofSession = and(eq(sessions.tenantCode, tenantCode), eq(sessions.id, id))
  const [session] = await tx
    .select({ familyId: sessions.familyId, patientId: sessions.patientId })
    .from(sessions)
    .where(ofSession)
  // The family before its sessions, as a renewal locks them: two that end it at once do not wait for each other.
  if (session?.familyId) await createFamilyRepository(tx).revoke({ id: session.familyId }, now)
  else await tx.update(sessions).set({ revokedAt: now }).where(ofSession)
  if (session?.patientId)
    await noteEvent(tx, { tenantCode, patientId: session.patientId, kind: 'signed_out', device, now })
}

/**
 * Signs a patient out of a device that had no network then, by the hash of its refresh token. What has ended, and what nobody has, is left as
 * it is.
 *
 * @param tx - a transaction
 */
export async function endSessionByHash(
  tx: Database,
  { tenantCode, hash, device, now }: { tenantCode: string; hash: string; device: Device; now: Date },
): Promise<void> {
  const families = createFamilyRepository(tx)
  const family = await families.findByHash(tenantCode, hash)
  if (!family) return
  await families.revoke(family, now)
  await noteEvent(tx, { tenantCode, patientId: family.patientId, kind: 'signed_out', device, now })
}
