import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { Database } from '#server/db/open'
import { calendarFeeds } from '#server/db/schema/calendar-feeds'
import { createToken, hashToken } from '#server/tokens'

type Owner = { tenantCode: string; patientId: string }

/** Whose visits a link of a calendar shows, and in which language. */
export type FeedOwner = Owner & { language: Language }

/** The links by which calendars read the visits of accounts. */
export function createCalendarFeeds(db: Database) {
  const own = ({ tenantCode, patientId }: Owner) =>
    and(eq(calendarFeeds.tenantCode, tenantCode), eq(calendarFeeds.patientId, patientId))
  return {
    /** When the account's present link was made; null where it has none. */
    async createdAt(owner: Owner): Promise<Date | null> {
      const [row] = await db.select().from(calendarFeeds).where(own(owner))
      return row?.createdAt ?? null
    },
    /** Makes a link, in place of the one before. Returns its token, which is stored nowhere. */
    async renew({ tenantCode, patientId, language }: FeedOwner, now: Date): Promise<string> {
      const token = createToken()
      const values = { tokenHash: hashToken(token), language, createdAt: now }
      await db
        .insert(calendarFeeds)
        .values({ tenantCode, patientId, ...values })
        .onConflictDoUpdate({ target: calendarFeeds.patientId, set: values })
      return token
    },
    async revoke(owner: Owner): Promise<void> {
      await db.delete(calendarFeeds).where(own(owner))
    },
    /** The account of a token; undefined where it was revoked. */
    async findOwner(token: string): Promise<FeedOwner | undefined> {
      const [row] = await db
        .select({
          tenantCode: calendarFeeds.tenantCode,
          patientId: calendarFeeds.patientId,
          language: calendarFeeds.language,
        })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.tokenHash, hashToken(token)))
      return row
    },
  }
}
