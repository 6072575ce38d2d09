import { eq, ne } from 'drizzle-orm'
import type { VideoStage, VisitSummary } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { visitSummaries } from '#server/db/schema/video'
import { problem } from '#server/errors'
import type { VideoVisitState } from './find-video-visit.ts'

/** Stages in which there is something to write of a visit: it may have taken place. */
const written: readonly VideoStage[] = ['open', 'ended', 'over']

/** Whether a summary can be written, as far as the visit goes; whoever writes it has a link, which ends a day after it. */
export const takesSummary = ({ stage }: Pick<VideoVisitState, 'stage'>): boolean => written.includes(stage)

/** What the practitioner has written of a visit. */
export async function readSummary(db: Database, appointmentId: string): Promise<VisitSummary | undefined> {
  const [row] = await db.select().from(visitSummaries).where(eq(visitSummaries.appointmentId, appointmentId))
  return row && { text: row.text, written_at: row.writtenAt.toISOString() }
}

/**
 * Writes the summary of a visit, in place of what was written before; an empty one takes it back. Throws `appointment_cancelled`,
 * `payment_required`, and `bad_request` before its room opens.
 *
 * @returns what stands now
 */
export async function writeSummary(
  db: Database,
  visit: VideoVisitState,
  text: string,
  now: Date,
): Promise<VisitSummary | undefined> {
  const { id, tenantCode, stage } = visit
  if (stage === 'cancelled') throw problem('appointment_cancelled')
  if (stage === 'unpaid') throw problem('payment_required')
  if (!takesSummary(visit)) throw problem('bad_request')
  const trimmed = text.trim()
  if (trimmed === '') {
    await db.delete(visitSummaries).where(eq(visitSummaries.appointmentId, id))
    return undefined
  }
  const values = { text: trimmed, writtenAt: now }
  await db
    .insert(visitSummaries)
    .values({ appointmentId: id, tenantCode, ...values })
    // Sent again, it was written when it was written first.
    .onConflictDoUpdate({
      target: visitSummaries.appointmentId,
      set: values,
      setWhere: ne(visitSummaries.text, trimmed),
    })
  return readSummary(db, id)
}
