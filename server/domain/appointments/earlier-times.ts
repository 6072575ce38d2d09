import { sql } from 'drizzle-orm'
import type { EarlierTimes } from '#contract/earlier-offer'
import type { BookingRules } from '#contract/booking-rules'
import { earlierRulesOf } from '#contract/earlier-offer-rules'
import { appointments } from '#server/db/schema/appointments'
import { earlierOffers } from '#server/db/schema/earlier-offers'
import { tenants } from '#server/db/schema/tenants'
import { mostMoves } from '../booking/reschedule-appointment.ts'

/** The booking rules of a tenant, from its row. */
export const rulesOfTenant = sql<BookingRules | null>`${tenants.configuration} -> 'booking_rules'`

/** Joins the last earlier time that was offered to an appointment. */
export const isLastOffer = sql`${earlierOffers.id} = (
  select newest.id from ${earlierOffers} newest where newest.appointment_id = ${appointments.id}
  order by newest.created_at desc, newest.id limit 1)`

type Row = {
  appointment: typeof appointments.$inferSelect
  lastOffer: typeof earlierOffers.$inferSelect | null
  rules: BookingRules | null
  facility: { slug: string }
  /** Null where the patient may book. */
  suspension: string | null
}

/** What an appointment has to do with earlier times, in its wire form; nothing where none can be offered to it. */
export function toEarlierTimes({ appointment, lastOffer, rules, facility, suspension }: Row): {
  earlier?: EarlierTimes
} {
  const { earlier_offers, earlier_offer_hours } = earlierRulesOf(rules, facility.slug)
  const mayMove = appointment.fgConsent && appointment.moves < mostMoves && suspension === null
  const isOpen = appointment.status === 'booked' && mayMove && earlier_offers === 'offered'
  if (!isOpen) return {}
  return {
    earlier: {
      wanted: appointment.earlierSince !== null,
      closes_hours_before: Math.max(earlier_offer_hours, appointment.changeTerms?.move_hours ?? 0),
      ...(lastOffer && {
        offer: {
          ...{ id: lastOffer.id, status: lastOffer.status },
          start: lastOffer.startsAt.toISOString(),
          end: lastOffer.endsAt.toISOString(),
          fee: { amount: lastOffer.feeAmount, currency: lastOffer.feeCurrency },
          expires_at: lastOffer.expiresAt.toISOString(),
        },
      }),
    },
  }
}
