import type { BookingRules } from '#contract/booking-rules'
import { defaultBookingRules } from '#contract/default-booking-rules'

/** What a tenant, or one of its facilities, says of earlier times. */
export type EarlierRules = Required<
  Pick<BookingRules, 'earlier_offers' | 'earlier_offer_hours' | 'earlier_offer_days' | 'earlier_offers_per_day'>
>

/** The rules for earlier times at a facility: each is the facility's own, else the tenant's, else the default. */
export function earlierRulesOf(rules: BookingRules | null | undefined, facility: string): EarlierRules {
  const own = rules?.facilities?.find((one) => one.facility === facility)
  const { earlier_offers, earlier_offer_hours, earlier_offer_days, earlier_offers_per_day } = {
    ...defaultBookingRules,
    ...rules,
    ...own,
  }
  return { earlier_offers, earlier_offer_hours, earlier_offer_days, earlier_offers_per_day }
}
