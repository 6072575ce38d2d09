import * as Type from 'typebox'
import { sourcePattern } from '#contract/source-tracking'

/**
 * What partners see of how their app is used. `left_at_…` and `finished` are bookings by the step at which they ended;
 * `bookings_by_source` are those that one source led to, `bookings_of_rare_sources` those of all sources with too few to be named.
 */
export const usageFigures = [
  'visits',
  'visits_on_home_screen',
  'installs',
  'no_doctors_found',
  'no_clinics_found',
  'bookings',
  'bookings_without_source',
  'bookings_by_source',
  'bookings_of_rare_sources',
  'cancellations',
  'sign_ups',
  'left_at_time',
  'left_at_details',
  'left_at_code',
  'left_at_review',
  'finished',
] as const
export type UsageFigure = (typeof usageFigures)[number]

/** Below it a number is not shown: so few can be somebody in particular. */
export const fewestShown = 5

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
/** Absent where it is more than nothing and fewer than `fewestShown`. */
const Count = Type.Optional(Type.Integer({ minimum: fewestShown }))

/** One figure by day, without a row for a day on which it is nothing, and together. `is_rounded`: to fives, as days with few are part of it. */
export const FigureByDay = Type.Object({
  figure: Type.Enum(usageFigures),
  /** Of `bookings_by_source` alone. */
  source: Type.Optional(Type.String({ pattern: sourcePattern })),
  total: Count,
  is_rounded: Type.Boolean(),
  days: Type.Array(Type.Object({ day: Day, count: Count })),
})
export type FigureByDay = Type.Static<typeof FigureByDay>

/** From a first day to today, by the clock of `time_zone`; without the figures that are nothing. */
export const UsageFigures = Type.Object({
  from: Day,
  to: Day,
  time_zone: Type.String(),
  figures: Type.Array(FigureByDay),
})
export type UsageFigures = Type.Static<typeof UsageFigures>
