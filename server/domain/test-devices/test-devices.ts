import { hkdfSync } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { testDeviceMinutes } from '#contract/console/push-test'
import type { NotificationService } from '#contract/device-registration'
import type { Database } from '#server/db/open'
import { staffMembers } from '#server/db/schema/staff'
import { testDevices } from '#server/db/schema/test-devices'
import type { Actor } from '#server/domain/staff/staff-events'
import { seal, unseal } from '#server/sealed'
import { createToken, hashToken } from '#server/tokens'

/** Somebody of a tenant's staff. */
type Member = { tenantCode: string; memberId: string }

/** What becomes of a message: taken by its service, or why not. */
export type TestOutcome = 'accepted' | 'gone' | 'refused' | 'failed'

/** A phone as a message is sent to it. */
export type ReachedTestDevice = { service: NotificationService; token: string; home: string; query: string }

const minute = 60_000
const nothingSent = { reportHash: null, sentAt: null, isDelivered: false, failure: null }

/** Phones on which staff try messages. `secret` is the server's: what their services know them by is encrypted by it. */
export function createTestDevices(db: Database, secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb test device', 32))
  const isOf = ({ tenantCode, memberId }: Member) =>
    and(eq(testDevices.tenantCode, tenantCode), eq(testDevices.memberId, memberId))
  return {
    /** Makes the secret of an address for one phone; an earlier phone of theirs goes. */
    async offer(member: Member, now: Date): Promise<{ token: string; expiresAt: Date }> {
      const token = createToken()
      const expiresAt = new Date(now.getTime() + testDeviceMinutes.address * minute)
      const empty = { notificationService: null, token: null, home: null, query: null }
      const values = { ...nothingSent, ...empty, tokenHash: hashToken(token), expiresAt }
      await db
        .insert(testDevices)
        .values({ ...member, ...values })
        .onConflictDoUpdate({ target: testDevices.memberId, set: values })
      return { token, expiresAt }
    },

    /** Registers the phone that opened an address, if it is the first and in time. Whose it is; undefined where it is not. */
    async register(
      { tenantCode, token }: { tenantCode: string; token: string },
      { token: device, service, ...place }: ReachedTestDevice,
      now: Date,
    ): Promise<Actor | undefined> {
      const [registered] = await db
        .update(testDevices)
        .set({
          ...{ notificationService: service, token: seal(device, key), ...place },
          expiresAt: new Date(now.getTime() + testDeviceMinutes.device * minute),
        })
        .where(
          and(
            eq(testDevices.tenantCode, tenantCode),
            eq(testDevices.tokenHash, hashToken(token)),
            isNull(testDevices.token),
            gt(testDevices.expiresAt, now),
          ),
        )
        .returning({ id: testDevices.memberId })
      if (!registered) return undefined
      const { email, name } = staffMembers
      const [owner] = await db.select({ email, name }).from(staffMembers).where(eq(staffMembers.id, registered.id))
      return owner
    },

    /** What is known of somebody's phone; undefined where there is none, or none any more. */
    async find(member: Member, now: Date) {
      const [row] = await db
        .select()
        .from(testDevices)
        .where(and(isOf(member), gt(testDevices.expiresAt, now)))
      return row
    },

    /** Where a message is sent; undefined where no phone is there. */
    async reach(member: Member, now: Date): Promise<ReachedTestDevice | undefined> {
      const row = await this.find(member, now)
      if (!row?.token || !row.notificationService || row.home === null || row.query === null) return undefined
      const { notificationService: service, home, query } = row
      return { service, home, query, token: unseal(row.token, key) as string }
    },

    /** Notes that a message is being sent; returns what its worker reports it with. */
    async noteSending(member: Member, now: Date): Promise<string> {
      const report = createToken()
      await db
        .update(testDevices)
        .set({ ...nothingSent, reportHash: hashToken(report), sentAt: now })
        .where(isOf(member))
      return report
    },

    /** Notes what became of it. A phone that is gone is forgotten with its address. */
    async noteOutcome(member: Member, outcome: TestOutcome): Promise<void> {
      if (outcome !== 'accepted') await db.update(testDevices).set({ failure: outcome }).where(isOf(member))
    },

    /** Notes that a message was shown. Whether there was such a one. */
    async noteDelivered(tenantCode: string, report: string, now: Date): Promise<boolean> {
      const noted = await db
        .update(testDevices)
        .set({ isDelivered: true })
        .where(
          and(
            eq(testDevices.tenantCode, tenantCode),
            eq(testDevices.reportHash, hashToken(report)),
            gt(testDevices.expiresAt, now),
          ),
        )
        .returning({ id: testDevices.memberId })
      return noted.length > 0
    },

    forget: async (member: Member): Promise<void> => void (await db.delete(testDevices).where(isOf(member))),
  }
}

/** Forgets phones whose hour is over; returns how many. */
export async function forgetTestDevices(db: Database, now: Date): Promise<number> {
  const over = await db
    .delete(testDevices)
    .where(lte(testDevices.expiresAt, now))
    .returning({ id: testDevices.memberId })
  return over.length
}
