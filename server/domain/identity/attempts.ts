import { createHmac } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { rateCounts } from '#server/db/schema/requests'
import type { Contact } from './contact.ts'

/**
 * Whose attempts, and at what: after so many there is a pause of so many minutes. They are those of a contact, which may be nobody's, or of
 * an account by its id; without a tenant those at all tenants together. The secret keys the hash by which they are stored.
 */
export type AttemptsOf = { name: string; tenantCode?: string; secret: Buffer; most: number; minutes: number } & (
  | (Contact & { accountId?: undefined })
  | { accountId: string; phone?: undefined; email?: undefined }
)

/** An attempt that may be made, with those that are left after it; or until when none may be. */
export type Attempt = { left: number } | { pausedUntil: Date }

/**
 * Counts attempts in the database, for all servers. Contacts with and without an account are counted alike. The window begins with the
 * first attempt; the last one that is allowed begins it anew, so that a pause has its full length.
 */
export function createAttempts(
  db: Database,
  { name, tenantCode, secret, most, minutes, accountId, phone, email }: AttemptsOf,
) {
  const key = createHmac('sha256', secret)
    .update(`${name} ${tenantCode ?? ''} ${accountId ?? phone ?? email}`)
    .digest('base64url')
  const { points, endsAt } = rateCounts

  return {
    /** Takes an attempt before what was typed is compared, so that parallel guesses cannot share one. */
    async take(now: Date): Promise<Attempt> {
      const end = new Date(now.getTime() + minutes * 60_000)
      const isOver = lte(endsAt, now)
      const [taken] = await db
        .insert(rateCounts)
        .values({ key, points: 1, endsAt: end })
        .onConflictDoUpdate({
          target: rateCounts.key,
          set: {
            points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
            endsAt: sql`case when ${isOver} or ${points} + 1 = ${most} then excluded.ends_at else ${endsAt} end`,
          },
          setWhere: sql`${isOver} or ${points} < ${most}`,
        })
        .returning({ points })
      if (taken) return { left: most - taken.points }
      const [row] = await db.select({ endsAt }).from(rateCounts).where(eq(rateCounts.key, key))
      return { pausedUntil: row?.endsAt ?? now }
    },

    /** Takes back an attempt that was right; wrong ones stay counted. */
    async giveBack(): Promise<void> {
      await db
        .update(rateCounts)
        .set({ points: sql`greatest(${points} - 1, 0)` })
        .where(eq(rateCounts.key, key))
    },

    /** Forgets all of them. */
    async forget(): Promise<void> {
      await db.delete(rateCounts).where(eq(rateCounts.key, key))
    },
  }
}
