import { createHmac } from 'node:crypto'
import { and, gt, inArray, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { rateCounts } from '#server/db/schema/requests'
import { textOf, type Contact } from '../identity/contact.ts'

/** Whom a call is about, and the network that it comes from. */
export type Suspect = { tenantCode: string; contact: Contact; network: string }

/** In which time failures are counted, and how many more a network may have than one phone: many people may share it. */
const rules = { minutes: 15, ofNetwork: 4 }

/**
 * Counts what makes a check necessary (V04): wrong passwords, wrong codes and requests for codes, of a phone or an email at a tenant and of
 * a network at all of them. In the database, for all servers; known and unknown phones alike.
 *
 * @param most - how many of them a phone or an email may have without a check
 */
export function createSuspicions(db: Database, { secret, most }: { secret: Buffer; most: number }) {
  const { key, points, endsAt } = rateCounts
  const keyOf = (name: string) => createHmac('sha256', secret).update(`captcha ${name}`).digest('base64url')
  const ofContact = ({ tenantCode, contact }: Suspect) => keyOf(`${tenantCode} ${textOf(contact)}`)
  const ofNetwork = ({ network }: Suspect) => keyOf(`network ${network}`)

  return {
    /** Whether there were as many as there may be without a check. */
    async areMany(suspect: Suspect, now: Date): Promise<boolean> {
      const keys = [ofContact(suspect), ofNetwork(suspect)]
      const rows = await db
        .select({ key, points })
        .from(rateCounts)
        .where(and(inArray(key, keys), gt(endsAt, now)))
      const pointsOf = (name: string | undefined) => rows.find((row) => row.key === name)?.points ?? 0
      return pointsOf(keys[0]) >= most || pointsOf(keys[1]) >= most * rules.ofNetwork
    },

    /** Counts one more. */
    async add(suspect: Suspect, now: Date): Promise<void> {
      const end = new Date(now.getTime() + rules.minutes * 60_000)
      const isOver = lte(endsAt, now)
      // In one order, so that two calls cannot wait for each other.
      const rows = [ofContact(suspect), ofNetwork(suspect)]
        .toSorted()
        .map((one) => ({ key: one, points: 1, endsAt: end }))
      await db
        .insert(rateCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: key,
          set: {
            points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
          },
        })
    },

    /** Forgets those of the phone or the email: it was shown to be its owner's. */
    async clear(suspect: Suspect): Promise<void> {
      await db.delete(rateCounts).where(eq(key, ofContact(suspect)))
    },
  }
}
