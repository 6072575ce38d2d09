import type { BookingRules } from '#contract/booking-rules'
import { defaultBookingRules } from '#contract/default-booking-rules'
import type { AppointmentStatus } from '#contract/appointment'
import type { VideoStage } from '#contract/video-visit'

/** How long after a visit it can be said how it was, in milliseconds: a week. */
const feedbackMs = 7 * 86_400_000

export type VideoWindow = { opensAt: Date; closesAt: Date; lateAt: Date }
type Visit = { status: AppointmentStatus; start: Date; end: Date; endedAt: Date | null }

/** From when until when the room of a visit is open, and when who is not there is late, by the rules of its tenant. */
export function videoWindow({ start, end }: Pick<Visit, 'start' | 'end'>, rules: BookingRules = {}): VideoWindow {
  const { video_opens_minutes, video_closes_minutes, video_late_minutes } = { ...defaultBookingRules, ...rules }
  return {
    opensAt: new Date(start.getTime() - video_opens_minutes * 60_000),
    closesAt: new Date(end.getTime() + video_closes_minutes * 60_000),
    lateAt: new Date(start.getTime() + video_late_minutes * 60_000),
  }
}

/** Where a visit by video stands (`docs/states.md`). */
export function videoStage(
  { status, endedAt }: Visit,
  { opensAt, closesAt }: Omit<VideoWindow, 'lateAt'>,
  now: Date,
): VideoStage {
  if (status === 'cancelled' || status === 'expired') return 'cancelled'
  if (status === 'awaiting_payment') return 'unpaid'
  if (endedAt) return 'ended'
  if (now < opensAt) return 'early'
  return now < closesAt && status === 'booked' ? 'open' : 'over'
}

/** Until when feedback is taken; undefined where it is not, for a visit that has not begun or will not be. */
export function feedbackUntil(stage: VideoStage, end: Date, now: Date): Date | undefined {
  const until = new Date(end.getTime() + feedbackMs)
  return ['open', 'ended', 'over'].includes(stage) && now < until ? until : undefined
}
