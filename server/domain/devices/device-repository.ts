import { hkdfSync } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { NotificationService } from '#contract/device-registration'
import type { Database } from '#server/db/open'
import { devices } from '#server/db/schema/devices'
import { seal, unseal } from '#server/sealed'
import { hashToken } from '#server/tokens'
import type { SessionLifetimes } from '../sessions/session-rules.ts'
import { isStanding } from '../sessions/standing.ts'
import { isReachable, type Recipient } from './reachable.ts'

/** Whose a device is: of an account, by the signing in `familyId`; or of a visit that was booked without one, by the token that opens it. */
export type DeviceOwner = { tenantCode: string } & (
  | { patientId: string; familyId: string }
  | { appointmentId: string; visitToken: string }
)

/** A device as it is registered. */
export type NewDevice = {
  notificationService: NotificationService
  token: string
  home: string
  query: string
  showsDetails: boolean
}

/** A device that a message can be sent to. */
export type ReachableDevice = NewDevice & {
  id: string
  /** Whether all it opens is one visit. */
  isOfVisit: boolean
}

/** How many devices of an owner are told: the ones that were there last. */
export const mostDevices = 10

/** After so many refusals in a row without a message accepted in between, a device is taken for gone. */
const mostRefusals = 5

/** Devices at rest. `secret` is the server's: their tokens are encrypted by it. `lifetimes` are those of signings in. */
export function createDeviceRepository(db: Database, secret: Buffer, lifetimes: SessionLifetimes) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb device token', 32))
  return {
    /**
     * Registers a device (C47), or notes that it is there; it is the owner's from now on, whoever had it before. The owner's device by the token
     * `replaces` goes, and beyond `mostDevices` the oldest.
     */
    async register(owner: DeviceOwner, { token, ...device }: NewDevice, now: Date, replaces?: string): Promise<void> {
      const values = { ...toColumns(owner), ...device, token: seal(token, key), refusals: 0, seenAt: now }
      const one =
        'patientId' in owner
          ? { target: [devices.tenantCode, devices.tokenHash], targetWhere: sql`${devices.appointmentId} is null` }
          : { target: [devices.appointmentId, devices.tokenHash], targetWhere: isNotNull(devices.appointmentId) }
      await db.transaction(async (tx) => {
        if (replaces !== undefined && replaces !== token)
          await tx.delete(devices).where(and(isOf(owner), eq(devices.tokenHash, hashToken(replaces))))
        await tx
          .insert(devices)
          .values({ ...values, tokenHash: hashToken(token), createdAt: now })
          .onConflictDoUpdate({ ...one, set: values })
        const surplus = tx
          .select({ id: devices.id })
          .from(devices)
          .where(isOf(owner))
          .orderBy(desc(devices.seenAt))
          .offset(mostDevices)
        await tx.delete(devices).where(inArray(devices.id, surplus))
      })
    },

    /** Removes one of an owner's devices (C48). False where they have none by this token. */
    async remove(owner: Owned, token: string): Promise<boolean> {
      const removed = await db
        .delete(devices)
        .where(and(isOf(owner), eq(devices.tokenHash, hashToken(token))))
        .returning({ id: devices.id })
      return removed.length > 0
    },

    /** The devices on which somebody is told something now, each once. What another secret encrypted is left out. */
    async reachableOf(told: Recipient, now: Date): Promise<ReachableDevice[]> {
      const rows = await db
        .select()
        .from(devices)
        .where(isReachable(db, told, isStanding(lifetimes, now)))
        // The account first: it opens more than the visit.
        .orderBy(sql`${devices.appointmentId} nulls first`)
        .limit(2 * mostDevices)
      const once = rows.filter((row, index) => rows.findIndex(({ tokenHash }) => tokenHash === row.tokenHash) === index)
      return once.flatMap(({ token, ...device }) => {
        try {
          return [{ ...device, token: unseal(token, key) as string, isOfVisit: device.appointmentId !== null }]
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

type Owned = { tenantCode: string } & ({ patientId: string } | { appointmentId: string })

const isOf = (owner: Owned) =>
  and(
    eq(devices.tenantCode, owner.tenantCode),
    'patientId' in owner ? eq(devices.patientId, owner.patientId) : eq(devices.appointmentId, owner.appointmentId),
  )

/** Nothing is left of whoever had the device before. */
const toColumns = (owner: DeviceOwner) => {
  const { tenantCode } = owner
  if ('patientId' in owner) {
    const { patientId, familyId } = owner
    return { tenantCode, patientId, familyId, appointmentId: null, visitTokenHash: null }
  }
  const { appointmentId, visitToken } = owner
  return { tenantCode, patientId: null, familyId: null, appointmentId, visitTokenHash: hashToken(visitToken) }
}
