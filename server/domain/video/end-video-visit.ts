import { eq } from 'drizzle-orm'
import type { EndedVideoVisit, VideoSide } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { takeBack } from '#server/messages/announcer'
import type { Tenant } from '#server/tenants/tenant'
import { noteEvent } from '../practices/note-event.ts'
import { sendToBoth } from './connections.ts'
import { forgetMessagesOf } from './messages.ts'
import { findVideoVisit } from './find-video-visit.ts'

type Ending = { tenant: Pick<Tenant, 'code' | 'configuration'>; id: string; by: VideoSide; now: Date }

/**
 * Ends a visit by video, and tells who is in its room (C67); what was written in it is gone. Ended again, by whomever, it stays as it was the first time. Throws `not_found`,
 * `appointment_cancelled`, `payment_required`, `bad_request` before its room opens and `gone` once it has closed.
 */
export function endVideoVisit(db: Database, { tenant, id, by, now }: Ending): Promise<EndedVideoVisit> {
  return db.transaction(async (tx) => {
    const { stage, ended } = await findVideoVisit(tx, { tenant, id, now }, 'no key update')
    if (ended) return { by: ended.by, at: ended.at.toISOString() }
    if (stage === 'cancelled') throw problem('appointment_cancelled')
    if (stage === 'unpaid') throw problem('payment_required')
    if (stage === 'early') throw problem('bad_request')
    if (stage === 'over') throw problem('gone')
    await tx.update(appointments).set({ videoEndedAt: now, videoEndedBy: by }).where(eq(appointments.id, id))
    await noteEvent(tx, { appointmentId: id, type: 'appointment.video_ended', more: { ended_by: by }, now })
    // Nobody is called to a visit that has ended.
    await takeBack(tx, id)
    await forgetMessagesOf(tx, id)
    await sendToBoth(tx, id, { type: 'ended', by })
    return { by, at: now.toISOString() }
  })
}
