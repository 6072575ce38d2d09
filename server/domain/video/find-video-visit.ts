import { and, eq } from 'drizzle-orm'
import type { VideoSide, VideoStage } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { videoStage, videoWindow, type VideoWindow } from './video-stage.ts'

/** A visit by video, and where it stands. */
export type VideoVisitState = VideoWindow & {
  id: string
  tenantCode: string
  start: Date
  end: Date
  stage: VideoStage
  ended: { by: VideoSide; at: Date } | undefined
}

type Wanted = { tenant: Pick<Tenant, 'code' | 'configuration'>; id: string; now: Date }

/**
 * A visit by video of a tenant. Throws `not_found`, also for a visit of another kind: it has no room.
 *
 * @param lock - in a transaction, so that it is not ended or cancelled meanwhile
 */
export async function findVideoVisit(
  db: Database,
  { tenant, id, now }: Wanted,
  lock?: 'no key update',
): Promise<VideoVisitState> {
  const query = db
    .select({
      status: appointments.status,
      type: appointments.consultationType,
      during: reservations.during,
      endedAt: appointments.videoEndedAt,
      endedBy: appointments.videoEndedBy,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(and(eq(appointments.tenantCode, tenant.code), eq(appointments.id, id)))
  const [row] = lock ? await query.for(lock, { of: appointments }) : await query
  if (row?.type !== 'telemedicine') throw problem('not_found')
  const { status, endedAt, endedBy } = row
  const { from: start, to: end } = row.during
  const window = videoWindow({ start, end }, tenant.configuration.booking_rules)
  return {
    ...{ id, tenantCode: tenant.code, start, end, ...window },
    stage: videoStage({ status, start, end, endedAt }, window, now),
    ended: endedAt && endedBy ? { by: endedBy, at: endedAt } : undefined,
  }
}
