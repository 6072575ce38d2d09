import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { tenants } from '#server/db/schema/tenants'
import { videoPresences } from '#server/db/schema/video'
import { appointmentStates, mayBecome } from '../booking/states.ts'
import { noteEvent } from '../practices/note-event.ts'
import { outcomeOf } from './outcome.ts'
import { videoStage, videoWindow } from './video-stage.ts'

/** For how long after its end a visit is looked at, in milliseconds: longer than any room is open, and a server away. */
const lookBackMs = 2 * 86_400_000
/** How many visits are read at once. */
const batch = 200

/**
 * Writes what became of visits by video in the app's own rooms, once these have closed: they took place where both were there at once, and the
 * patient did not come where the practitioner waited. Of any other visit nothing is known that the practice does not know better, and it stays
 * booked. Can be called at any time, by any number of servers. Returns how many were settled.
 */
export async function settleVideoVisits(db: Database, now: Date): Promise<number> {
  let settled = 0
  let after: string | undefined
  do {
    const found = await findDue(db, now, after)
    for (const visit of found) if (await settle(db, now, visit)) settled += 1
    after = found.length < batch ? undefined : found.at(-1)?.id
  } while (after)
  return settled
}

type Due = Awaited<ReturnType<typeof findDue>>[number]

/** Visits that have ended lately, or should have, with a room in which somebody was. */
function findDue(db: Database, now: Date, after: string | undefined) {
  const endOf = sql`upper(${reservations.during})`
  const wasUsed = db.select({ id: videoPresences.appointmentId }).from(videoPresences)
  return db
    .select({
      id: appointments.id,
      status: appointments.status,
      during: reservations.during,
      endedAt: appointments.videoEndedAt,
      // A hidden tenant's too: what was booked there took place.
      configuration: tenants.configuration,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(tenants, eq(tenants.code, appointments.tenantCode))
    .where(
      and(
        ...[eq(appointments.status, 'booked'), eq(appointments.consultationType, 'telemedicine')],
        sql`${endOf} > ${new Date(now.getTime() - lookBackMs).toISOString()}::timestamptz`,
        or(sql`${endOf} <= ${now.toISOString()}::timestamptz`, isNotNull(appointments.videoEndedAt)),
        inArray(appointments.id, wasUsed),
        after === undefined ? undefined : gt(appointments.id, after),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(batch)
}

async function settle(db: Database, now: Date, visit: Due): Promise<boolean> {
  const { from: start, to: end } = visit.during
  const window = videoWindow({ start, end }, visit.configuration.booking_rules)
  const stage = videoStage({ ...visit, start, end }, window, now)
  if (stage !== 'ended' && stage !== 'over') return false
  const presences = await db.select().from(videoPresences).where(eq(videoPresences.appointmentId, visit.id))
  const status = statusAfter[outcomeOf(presences, window.lateAt)]
  if (!status) return false
  // Whoever cancelled it at this moment, or settled it elsewhere, was first.
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(appointments)
      .set({ status })
      .where(and(eq(appointments.id, visit.id), mayBecome(appointments.status, appointmentStates, status)))
      .returning({ id: appointments.id })
    // Where a side has ended it, its practice was told of that.
    if (changed && !visit.endedAt)
      await noteEvent(tx, { appointmentId: visit.id, type: 'appointment.video_ended', now })
    return changed !== undefined
  })
}

const statusAfter = {
  took_place: 'completed',
  patient_absent: 'no_show',
  practitioner_absent: undefined,
  nobody_waited: undefined,
} as const
