import { and, eq, gt, lte, notInArray, desc } from 'drizzle-orm'
import type { VideoSide } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { videoTickets } from '#server/db/schema/video'
import { createToken, hashToken } from '#server/tokens'

/** How long a ticket may take to be used, in milliseconds. */
const ticketMs = 60_000
/** Most unused tickets of one side of a visit: one for each place that may be about to join. */
const mostTickets = 5

type Holder = { tenantCode: string; appointmentId: string; side: VideoSide }

/** Issues a ticket that lets one side of a visit connect once. The oldest of too many are void. */
export async function issueTicket(
  db: Database,
  holder: Holder,
  now: Date,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = createToken()
  const expiresAt = new Date(now.getTime() + ticketMs)
  await db.insert(videoTickets).values({ ...holder, tokenHash: hashToken(ticket), expiresAt })
  const ofSide = and(eq(videoTickets.appointmentId, holder.appointmentId), eq(videoTickets.side, holder.side))
  const newest = db
    .select({ id: videoTickets.id })
    .from(videoTickets)
    .where(ofSide)
    .orderBy(desc(videoTickets.expiresAt))
    .limit(mostTickets)
  await db.delete(videoTickets).where(and(ofSide, notInArray(videoTickets.id, newest)))
  return { ticket, expiresAt }
}

/** Uses a ticket up; undefined where it is unknown to the tenant, used or too old. */
export async function useTicket(
  db: Database,
  tenantCode: string,
  ticket: string,
  now: Date,
): Promise<Omit<Holder, 'tenantCode'> | undefined> {
  const [used] = await db
    .delete(videoTickets)
    .where(
      and(
        eq(videoTickets.tenantCode, tenantCode),
        eq(videoTickets.tokenHash, hashToken(ticket)),
        gt(videoTickets.expiresAt, now),
      ),
    )
    .returning({ appointmentId: videoTickets.appointmentId, side: videoTickets.side })
  return used
}

/** Removes tickets that are too old. Returns how many. */
export async function forgetTickets(db: Database, now: Date): Promise<number> {
  const gone = await db.delete(videoTickets).where(lte(videoTickets.expiresAt, now)).returning({ id: videoTickets.id })
  return gone.length
}
