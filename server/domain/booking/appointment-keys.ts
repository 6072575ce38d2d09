import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointmentKeys } from '#server/db/schema/appointments'
import { createToken, hashToken } from '#server/tokens'

/** How often the link of one appointment can be exchanged: enough for the devices of a family. */
export const mostExchanges = 20
/** How long after the visit an appointment can still be opened by its link, in milliseconds. */
export const openAfterVisitMs = 86_400_000
/** How long after the visit a calendar can still read of it, in milliseconds: calendars look again rarely. */
export const readAfterVisitMs = 7 * 86_400_000

type Keyed = { tenantCode: string; appointmentId: string; expiresAt: Date }

/** Keys of appointments besides the token returned by booking. Takes a database or a transaction; only hashes are stored. */
export function createKeyRepository(db: Database, now: Date) {
  const add = (kind: 'link' | 'device', { tenantCode, appointmentId, expiresAt }: Keyed, token: string) =>
    db
      .insert(appointmentKeys)
      .values({ tenantCode, appointmentId, kind, tokenHash: hashToken(token), expiresAt, createdAt: now })

  return {
    /** Creates a token for the link in a text message: 96 random bits, as short as is safe against guessing. */
    async addLink(keyed: Keyed): Promise<string> {
      const token = randomBytes(12).toString('base64url')
      await add('link', keyed, token)
      return token
    },

    /**
     * Exchanges the token of a link for one that opens its appointment; undefined where it is unknown to the tenant, expired or
     * used up.
     */
    async exchange(
      tenantCode: string,
      linkToken: string,
    ): Promise<{ appointmentId: string; token: string } | undefined> {
      const [link] = await db
        .update(appointmentKeys)
        .set({ uses: sql`${appointmentKeys.uses} + 1` })
        .where(
          and(
            eq(appointmentKeys.tenantCode, tenantCode),
            eq(appointmentKeys.kind, 'link'),
            eq(appointmentKeys.tokenHash, hashToken(linkToken)),
            gt(appointmentKeys.expiresAt, now),
            lt(appointmentKeys.uses, mostExchanges),
          ),
        )
        .returning()
      if (!link) return undefined
      const token = createToken()
      await add('device', link, token)
      return { appointmentId: link.appointmentId, token }
    },
  }
}

/** Lets the keys of a visit that was moved end as long after its new end as they would have after the one before. */
export async function moveKeys(tx: Database, appointmentId: string, end: Date): Promise<void> {
  const endAfter = (milliseconds: number) => ({ expiresAt: new Date(end.getTime() + milliseconds) })
  const ofVisit = eq(appointmentKeys.appointmentId, appointmentId)
  const isCalendar = eq(appointmentKeys.kind, 'calendar')
  await tx
    .update(appointmentKeys)
    .set(endAfter(openAfterVisitMs))
    .where(and(ofVisit, ne(appointmentKeys.kind, 'calendar')))
  await tx.update(appointmentKeys).set(endAfter(readAfterVisitMs)).where(and(ofVisit, isCalendar))
}
