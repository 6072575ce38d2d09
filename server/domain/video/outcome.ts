import { eq } from 'drizzle-orm'
import type { VideoOutcome } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { videoPresences } from '#server/db/schema/video'

type Presence = Pick<typeof videoPresences.$inferSelect, 'side' | 'firstAt' | 'leftAt' | 'metAt'>

/** What became of a visit whose room has closed or that was ended: by who was there, and when who was not was late. */
export function outcomeOf(presences: readonly Presence[], lateAt: Date): VideoOutcome {
  if (presences.some(({ metAt }) => metAt)) return 'took_place'
  const waited = presences.filter(({ firstAt, leftAt }) => firstAt <= lateAt && (!leftAt || leftAt >= lateAt))
  // Both, and never at once: a clinic's practitioner who left again is the one to be missed.
  if (waited.some(({ side }) => side === 'patient')) return 'practitioner_absent'
  return waited.length > 0 ? 'patient_absent' : 'nobody_waited'
}

/** What became of a visit, as far as is known now. */
export async function readOutcome(db: Database, id: string, lateAt: Date): Promise<VideoOutcome> {
  return outcomeOf(await db.select().from(videoPresences).where(eq(videoPresences.appointmentId, id)), lateAt)
}
