import type { VideoFeedbackRequest } from '#contract/video-visit'
import type { ChangedVisit } from '../changed-visit.ts'

/** Name of this kind of change: the patient says how a visit by video was, in place of what they said before (C68). */
export const feedbackKindName = 'visit_feedback'

/** Minutes after which it is only sent when the patient confirms it again: as long as it is taken, a week. */
export const confirmAfterMinutes = 10_080

/** What the patient says of a visit (N07). */
export type GivenFeedback = Required<Pick<VideoFeedbackRequest, 'rating' | 'reasons' | 'text'>>

/** Feedback as the device stores it until it is sent; `until` is the instant until which it is taken, where that was known. */
export type FeedbackChange = {
  visit: ChangedVisit
  appointmentNumber: string
  given: GivenFeedback
  until?: string
}

/** What the device stores of the answer: nothing of what was said. */
export type FeedbackKept = { visit: ChangedVisit }

/** The id of a new entry, which is its idempotency key too: each press is an intent of its own. */
export const newFeedbackId = (appointmentId: string): string => `feedback.${appointmentId}.${crypto.randomUUID()}`
