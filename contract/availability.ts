import * as Type from 'typebox'
import { ConsultationType } from '#contract/directory'
import { CalendarDay, DirectoryId, Instant, Money, TimeZone } from '#contract/wire'

/**
 * A slot has no id and no row: it is identified by practitioner, facility, service, consultation type and start. `start` is an
 * instant in UTC.
 */
export const Slot = Type.Object({
  practitioner_id: DirectoryId,
  facility_id: DirectoryId,
  service_id: DirectoryId,
  consultation_type: ConsultationType,
  start: Instant,
})
export type Slot = Type.Static<typeof Slot>

/** A slot with the price of a visit at that time: a price shown beside times belongs to these times. */
export const OfferedSlot = Type.Object({ ...Slot.properties, fee: Money })
export type OfferedSlot = Type.Static<typeof OfferedSlot>

/** Free starts by day (C50). Days are in `time_zone`, the facility's; only days with a free start are listed. */
export const DatesTimes = Type.Object({
  time_zone: TimeZone,
  dates: Type.Array(Type.Object({ date: CalendarDay, times: Type.Array(Instant) })),
  /** First day after the requested range that has a free start, within the booking window; null where there is none. */
  next_date: Type.Union([CalendarDay, Type.Null()]),
})
export type DatesTimes = Type.Static<typeof DatesTimes>

/** Free starts of one day (C51). */
export const Times = Type.Object({ time_zone: TimeZone, date: CalendarDay, times: Type.Array(Instant) })
export type Times = Type.Static<typeof Times>

/** The next free slots of one practitioner (C62). */
export const NextAvailability = Type.Object({
  practitioner_id: DirectoryId,
  time_zone: TimeZone,
  slots: Type.Array(OfferedSlot),
})
export type NextAvailability = Type.Static<typeof NextAvailability>

/** A free slot with the practitioner it belongs to, in the language of the request. */
const NamedSlot = Type.Object({
  ...OfferedSlot.properties,
  fullName: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  speciality_slug: Type.String(),
  city_slug: Type.String(),
  area: Type.String(),
})
export type NamedSlot = Type.Static<typeof NamedSlot>

/** The next free slots of a speciality in a place (C63). */
export const CategoryAvailability = Type.Object({
  category: Type.String(),
  time_zone: TimeZone,
  slots: Type.Array(NamedSlot),
})
export type CategoryAvailability = Type.Static<typeof CategoryAvailability>

/** The next free slots at one facility, with any of its practitioners: an addition of ours to C62 and C63. */
export const FacilityAvailability = Type.Object({
  facility_id: DirectoryId,
  time_zone: TimeZone,
  slots: Type.Array(NamedSlot),
})
export type FacilityAvailability = Type.Static<typeof FacilityAvailability>

/**
 * A slot kept for one visitor while the form is filled in: for ten minutes, and once more when it is held again with its token.
 */
export const Hold = Type.Object({ hold_id: Type.String(), hold_token: Type.String(), expires_at: Instant, slot: Slot })
export type Hold = Type.Static<typeof Hold>

/**
 * Identifies who holds a slot, beside the token of the answer, which may be late or lost: random, made once on a device for a
 * tenant. Whatever is held with this key and a practitioner belongs to the same visitor, who may renew it, move it and book it.
 */
export const HolderKey = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })

/** Body of a hold. With `hold_id` and `hold_token` of an earlier hold, that one is released or, for the same slot, renewed. */
export const HoldRequest = Type.Object({
  ...Slot.properties,
  hold_id: Type.Optional(Type.String({ maxLength: 64 })),
  hold_token: Type.Optional(Type.String({ maxLength: 128 })),
  holder_key: Type.Optional(HolderKey),
})
export type HoldRequest = Type.Static<typeof HoldRequest>

/** `details` of the problems `slot_taken`, `slot_unavailable`, `slot_too_soon` and `slot_in_past`: the nearest free slots. */
export const Alternatives = Type.Object({ alternatives: Type.Array(OfferedSlot), time_zone: TimeZone })
export type Alternatives = Type.Static<typeof Alternatives>
