import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { knownDevices } from '#server/db/schema/settings'
import { hashToken } from '#server/tokens'

type SignIn = { tenantCode: string; patientId: string; deviceKey: string | undefined; now: Date }

/** Days after its last sign-in in which a device is known: longer than anybody stays signed in. */
const knownDays = 400
/** Most devices that are known of one patient. */
const mostKnown = 100

/**
 * Notes that a patient signs in on a device. Whether it is a new one: they never signed in on it before, or it does not say which it is.
 *
 * @param tx - the transaction of the sign-in
 */
export async function noteDevice(tx: Database, { tenantCode, patientId, deviceKey, now }: SignIn): Promise<boolean> {
  if (deviceKey === undefined) return true
  const keyHash = hashToken(deviceKey)
  const ofPatient = eq(knownDevices.patientId, patientId)
  const added = await tx
    .insert(knownDevices)
    .values({ tenantCode, patientId, keyHash, lastSignInAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: knownDevices.keyHash })
  if (added.length === 0) {
    await tx
      .update(knownDevices)
      .set({ lastSignInAt: now })
      .where(and(ofPatient, eq(knownDevices.keyHash, keyHash)))
    return false
  }
  const latest = tx
    .select({ keyHash: knownDevices.keyHash })
    .from(knownDevices)
    .where(ofPatient)
    .orderBy(desc(knownDevices.lastSignInAt))
    .limit(mostKnown)
  await tx.delete(knownDevices).where(and(ofPatient, notInArray(knownDevices.keyHash, latest)))
  return true
}

/** Removes devices on which nobody signed in for longer than `knownDays`; returns how many. */
export async function forgetDevices(db: Database, now: Date): Promise<number> {
  const removed = await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastSignInAt, new Date(now.getTime() - knownDays * 86_400_000)))
    .returning({ keyHash: knownDevices.keyHash })
  return removed.length
}
