import type { BookingRules } from '#contract/booking-rules'
import { defaultBookingRules } from '#contract/default-booking-rules'

/** From when and until when visits can be booked: minutes and days from now on. */
export type BookingWindow = { leadMinutes: number; windowDays: number }

/** The window of visits at a facility: each end by its own rule, else by the tenant's, else by the default. */
export function bookingWindowOf(rules: BookingRules | null | undefined, facility: string): BookingWindow {
  const own = rules?.facilities?.find((one) => one.facility === facility)
  return {
    leadMinutes: own?.lead_minutes ?? rules?.lead_minutes ?? defaultBookingRules.lead_minutes,
    windowDays: own?.window_days ?? rules?.window_days ?? defaultBookingRules.window_days,
  }
}
