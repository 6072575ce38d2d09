import { hkdfSync } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationService } from '#contract/device-registration'
import type { Database } from '#server/db/open'
import { devices } from '#server/db/schema/devices'
import { sessionFamilies } from '#server/db/schema/patients'
import { seal, unseal } from '#server/sealed'
import { hashToken } from '#server/tokens'

type Owner = { tenantCode: string; patientId: string }

/** A device as it is registered, by the signing in `familyId`. */
export type NewDevice = Owner & {
  familyId: string
  notificationService: NotificationService
  token: string
  home: string
  query: string
  showsDetails: boolean
}

/** A device that a message can be sent to. */
export type ReachableDevice = Pick<NewDevice, 'notificationService' | 'token' | 'home' | 'query' | 'showsDetails'> & {
  id: string
}

/** How many devices of a patient are told: the ones that were there last. */
export const mostDevices = 10

/** After so many refusals in a row without a message accepted in between, a device is taken for gone. */
const mostRefusals = 5

/** The devices of a patient on which they are signed in. */
const ofSignedIn = ({ tenantCode, patientId }: Owner) =>
  and(eq(devices.tenantCode, tenantCode), eq(devices.patientId, patientId), isNull(sessionFamilies.revokedAt))

/** Whether a patient has a device that can be told something. */
export async function hasDevice(db: Database, owner: Owner): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, devices.familyId))
    .where(ofSignedIn(owner))
    .limit(1)
  return rows.length > 0
}

/** Devices at rest. `secret` is the server's: their tokens are encrypted by it. */
export function createDeviceRepository(db: Database, secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb device token', 32))
  return {
    /** Registers a device (C47), or notes that it is there; it is the caller's from now on, whoever had it before. The oldest go beyond `mostDevices`. */
    async register({ token, ...device }: NewDevice, now: Date): Promise<void> {
      const values = { ...device, token: seal(token, key), refusals: 0, seenAt: now }
      await db.transaction(async (tx) => {
        await tx
          .insert(devices)
          .values({ ...values, tokenHash: hashToken(token), createdAt: now })
          .onConflictDoUpdate({ target: [devices.tenantCode, devices.tokenHash], set: values })
        const { tenantCode, patientId } = device
        const surplus = tx
          .select({ id: devices.id })
          .from(devices)
          .where(and(eq(devices.tenantCode, tenantCode), eq(devices.patientId, patientId)))
          .orderBy(desc(devices.seenAt))
          .offset(mostDevices)
        await tx.delete(devices).where(inArray(devices.id, surplus))
      })
    },

    /** Removes one of a patient's devices (C48). False where they have none by this token. */
    async remove({ tenantCode, patientId }: Owner, token: string): Promise<boolean> {
      const removed = await db
        .delete(devices)
        .where(
          and(
            eq(devices.tenantCode, tenantCode),
            eq(devices.patientId, patientId),
            eq(devices.tokenHash, hashToken(token)),
          ),
        )
        .returning({ id: devices.id })
      return removed.length > 0
    },

    /** The devices on which a patient is told something: those on which they are signed in. What another secret encrypted is left out. */
    async reachableOf(owner: Owner): Promise<ReachableDevice[]> {
      const rows = await db
        .select({ device: devices })
        .from(devices)
        .innerJoin(sessionFamilies, eq(sessionFamilies.id, devices.familyId))
        .where(ofSignedIn(owner))
        .limit(mostDevices)
      return rows.flatMap(({ device: { token, ...device } }) => {
        try {
          return [{ ...device, token: unseal(token, key) as string }]
        } catch {
          return []
        }
      })
    },

    /** Forgets a device that its service no longer knows. */
    forget: (id: string) => db.delete(devices).where(eq(devices.id, id)),

    /** Notes that a message to it was accepted. */
    noteAccepted: (id: string) => db.update(devices).set({ refusals: 0 }).where(eq(devices.id, id)),

    /** Notes that its service refused a message, and forgets it where it always does. */
    async noteRefused(id: string): Promise<void> {
      const [row] = await db
        .update(devices)
        .set({ refusals: sql`${devices.refusals} + 1` })
        .where(eq(devices.id, id))
        .returning({ refusals: devices.refusals })
      if (row && row.refusals >= mostRefusals) await db.delete(devices).where(eq(devices.id, id))
    },
  }
}
