import type { BookingRules } from '#contract/booking-rules'
import { bookingWindowDays, leadMinutes } from '#contract/booking-window'

/** Enough for a family of four with a visit or two each, a few of them with one doctor. */
export const defaultBookingRules = {
  visits_per_phone: 8,
  visits_per_phone_and_doctor: 3,
  overlapping_visits: 'refused_by_phone',
  window_days: bookingWindowDays,
  lead_minutes: leadMinutes,
  earlier_offers: 'offered',
  earlier_offer_hours: 4,
  earlier_offer_days: bookingWindowDays,
  earlier_offers_per_day: 3,
  video_opens_minutes: 15,
  video_closes_minutes: 30,
  video_late_minutes: 10,
} as const satisfies BookingRules
