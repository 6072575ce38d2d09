import type { Appointment } from '#contract/appointment'

/** What of a kept visit decides whether it counts. */
export type CountedVisit = Pick<Appointment, 'status' | 'start' | 'end' | 'time_zone'>

/** What the app's icon counts: changes that wait to be sent, and visits still to come today, by the day of the place where they are. */
export const badgeCount = (waiting: number, visits: readonly CountedVisit[], now: Date): number =>
  waiting +
  visits.filter(
    ({ status, start, end, time_zone: zone }) =>
      status !== 'cancelled' &&
      status !== 'expired' &&
      Date.parse(end) > now.getTime() &&
      dayOf(now, zone) === dayOf(new Date(start), zone),
  ).length

/** Engines write a day in their own ways: only good for comparing two. */
const dayOf = (instant: Date, timeZone: string) => instant.toLocaleDateString('en', { timeZone })
