import type { BookingRules } from '#contract/booking-rules'
import { defaultBookingRules } from '#contract/default-booking-rules'

/** How many days ahead visits at a facility can be booked: by its own rule, else by the tenant's, else by the default. */
export function windowDaysOf(rules: BookingRules | null | undefined, facility: string): number {
  const own = rules?.facilities?.find((one) => one.facility === facility)
  return own?.window_days ?? rules?.window_days ?? defaultBookingRules.window_days
}
