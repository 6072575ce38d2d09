import * as Type from 'typebox'
import { bookingWindowDays } from '#contract/booking-window'

/** The longest notice that a rule can ask for, in hours: thirty days. */
const mostHours = 720

const hours = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: mostHours, description }))

/** What is kept of the fee of a visit that is cancelled late: one of the two. */
export const LateFee = Type.Object({
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'So much of the fee of the visit.' })),
  amounts: Type.Optional(
    Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 1, maximum: 100_000_000 }), {
      additionalProperties: false,
      description: 'An amount for each currency, in its main unit, and never more than the fee: { "AED": 100 }.',
    }),
  ),
})
export type LateFee = Type.Static<typeof LateFee>

const changeRules = {
  cancel_hours: hours('Hours before it begins until which a visit can be cancelled in the app; 0: until it begins.'),
  move_hours: hours('Hours before it begins until which a visit can be moved in the app; 0: until it begins.'),
  free_cancel_hours: hours('Hours before it begins until which cancelling costs nothing; 0: until it begins.'),
  late_cancellation_fee: Type.Optional(LateFee),
}

const earlierRules = {
  earlier_offers: Type.Optional(
    Type.Enum(['offered', 'none'], {
      description: 'Whether a time that a visit gives back is offered to those who wait for an earlier one.',
    }),
  ),
  earlier_offer_hours: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 336, description: 'And how many hours ahead it has to be at least.' }),
  ),
  earlier_offer_days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: bookingWindowDays,
      description: 'And how many days ahead it may be at most.',
    }),
  ),
  earlier_offers_per_day: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, description: 'How many of them one phone is offered within a day.' }),
  ),
}

const videoMinutes = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: 120, description }))

const videoRules = {
  video_opens_minutes: videoMinutes('How many minutes before its start the room of a visit by video opens.'),
  video_closes_minutes: videoMinutes('And how many after its end it closes.'),
  video_late_minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 60,
      description:
        'How many minutes after the start of a visit by video a side is late: who was there then has waited.',
    }),
  ),
}

const windowRules = {
  window_days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: bookingWindowDays,
      description: 'How far ahead a visit can be booked, in days.',
    }),
  ),
  lead_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: mostHours * 60,
      description: 'How many minutes ahead of its start a visit can still be booked, or moved to.',
    }),
  ),
}

/** Rules of one facility, in place of those of the tenant. */
const FacilityRules = Type.Object({
  facility: Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{0,199}$',
    description: 'The clinic or hospital by the last part of its address.',
  }),
  visits_per_phone: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Visits that one phone may have ahead of it there.' }),
  ),
  ...windowRules,
  ...changeRules,
  ...earlierRules,
})

/**
 * Limits that keep anybody from filling the calendars with bookings, and until when a visit can be changed. What is left out is taken from
 * `defaultBookingRules` (default-booking-rules.ts). A visit counts until it is over or cancelled.
 */
export const BookingRules = Type.Object({
  visits_per_phone: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Visits that one phone may have ahead of it, and may cancel within a day before it books another.',
    }),
  ),
  visits_per_phone_and_doctor: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'And of these with one doctor.' }),
  ),
  overlapping_visits: Type.Optional(
    Type.Enum(['refused_by_phone', 'allowed'], {
      description: 'Whether visits booked with one phone may be at the same time.',
    }),
  ),
  ...windowRules,
  ...earlierRules,
  ...changeRules,
  ...videoRules,
  facilities: Type.Optional(Type.Array(FacilityRules, { maxItems: 100 })),
})
export type BookingRules = Type.Static<typeof BookingRules>
