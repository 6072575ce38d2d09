import { and, eq, isNull, sql } from 'drizzle-orm'
import type { VideoSide } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { videoPresences } from '#server/db/schema/video'

/** Who is away for less, in milliseconds, has not gone: a page is loaded anew, a network is lost. */
const sameStayMs = 120_000

type Side = { tenantCode: string; appointmentId: string; side: VideoSide }

/**
 * Notes that a side has come into the room; after a while away it is another stay, of which the other side may be notified again.
 *
 * @param tx - a transaction that has locked the visit
 */
export async function noteArrival(
  tx: Database,
  side: Side,
  { now, isMet }: { now: Date; isMet: boolean },
): Promise<void> {
  const metAt = isMet ? now : null
  const isSameStay = sql`coalesce(${videoPresences.leftAt} > ${new Date(now.getTime() - sameStayMs).toISOString()}, true)`
  await tx
    .insert(videoPresences)
    .values({ ...side, firstAt: now, metAt })
    .onConflictDoUpdate({
      target: [videoPresences.appointmentId, videoPresences.side],
      set: {
        leftAt: null,
        metAt: sql`coalesce(${videoPresences.metAt}, excluded.met_at)`,
        notifiedAt: sql`case when ${isSameStay} then ${videoPresences.notifiedAt} end`,
      },
    })
}

/** Notes that a side has left the room, or was lost. */
export async function noteDeparture(tx: Database, { appointmentId, side }: Omit<Side, 'tenantCode'>, now: Date) {
  await tx.update(videoPresences).set({ leftAt: now }).where(ofSide(appointmentId, side))
}

/** Whether the patient is to be notified that the practitioner is in the room: true once for each stay. */
export async function claimOnlineNotice(tx: Database, appointmentId: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(videoPresences)
    .set({ notifiedAt: now })
    .where(and(ofSide(appointmentId, 'practitioner'), isNull(videoPresences.notifiedAt)))
    .returning({ side: videoPresences.side })
  return claimed.length > 0
}

const ofSide = (appointmentId: string, side: VideoSide) =>
  and(eq(videoPresences.appointmentId, appointmentId), eq(videoPresences.side, side))
