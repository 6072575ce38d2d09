import { eq } from 'drizzle-orm'
import type { VideoFeedback, VideoFeedbackRequest } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { videoFeedback } from '#server/db/schema/video'
import { problem } from '#server/errors'
import { feedbackUntil } from './video-stage.ts'
import type { VideoVisitState } from './find-video-visit.ts'

/** What was said of a visit by video, and until when something can be (C68). */
export async function readFeedback(db: Database, visit: VideoVisitState, now: Date): Promise<VideoFeedback> {
  const [row] = await db.select().from(videoFeedback).where(eq(videoFeedback.appointmentId, visit.id))
  const until = feedbackUntil(visit.stage, visit.end, now)
  return {
    ...(row && {
      feedback: { rating: row.rating, reasons: row.reasons, text: row.text, given_at: row.givenAt.toISOString() },
    }),
    ...(until && { give_until: until.toISOString() }),
  }
}

type Given = Pick<VideoFeedbackRequest, 'rating' | 'reasons' | 'text'>

/**
 * Stores how a visit by video was, in place of what was said before (S13). Throws `appointment_cancelled`, `payment_required`, `bad_request`
 * before its room opens and `gone` a week after it.
 */
export async function giveFeedback(db: Database, visit: VideoVisitState, given: Given, now: Date): Promise<void> {
  const { stage, end } = visit
  if (stage === 'cancelled') throw problem('appointment_cancelled')
  if (stage === 'unpaid') throw problem('payment_required')
  if (stage === 'early') throw problem('bad_request')
  if (!feedbackUntil(stage, end, now)) throw problem('gone')
  const { rating, reasons = [], text = '' } = given
  const values = { rating, reasons: [...reasons], text: text.trim(), givenAt: now }
  await db
    .insert(videoFeedback)
    .values({ appointmentId: visit.id, tenantCode: visit.tenantCode, ...values })
    .onConflictDoUpdate({ target: videoFeedback.appointmentId, set: values })
}
