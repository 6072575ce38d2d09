import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { asUtc, type Local } from './zones.ts'
import { daysLater, instantOf, timesOf, type Clocks, type When } from './when.ts'

const day = 86_400_000

/** When what begins at a time ends, in epoch milliseconds. */
export type EndOf = (start: Pick<When, 'local' | 'zone'>) => number

/**
 * How long an event is (RFC 5545, 3.6.1): up to its end, by its duration, a day where it is one of days, and no time otherwise. Every
 * repetition is as long.
 */
export function endOf(event: ICAL.Component, start: When, clocks: Clocks): EndOf {
  const [end] = timesOf(event, 'dtend', clocks)
  if (end)
    return start.isDay && end.isDay ? byDays((asUtc(end.local) - asUtc(start.local)) / day) : byLength(start, end)
  const duration = event.getFirstPropertyValue('duration')
  if (duration === null) return start.isDay ? byDays(1) : instantOf
  if (!(duration instanceof ICAL.Duration)) throw new CalendarFault('a time in it cannot be read')
  return byDuration(duration)
}

/** Days are those of the calendar; hours, minutes and seconds pass as they do. */
export function byDuration({ weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): EndOf {
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1000
  if (isNegative) return instantOf
  return ({ local, zone }) => zone(daysLater(local, weeks * 7 + days)) + exact
}

const byDays =
  (days: number): EndOf =>
  ({ local, zone }) =>
    zone(daysLater(local, days))

function byLength(start: When, end: When): EndOf {
  const length = instantOf(end) - instantOf(start)
  return (one) => instantOf(one) + length
}

/** About how long that is, in milliseconds, for leaving out what is far away. */
export const roughLength = (endsAt: EndOf, { local, zone }: Pick<When, 'local' | 'zone'>): number =>
  endsAt({ local, zone }) - zone(local)

/** The day that a clock shows, as a text to compare. */
export const dateOf = ({ year, month, day: ofMonth }: Local): string => `${year}-${month}-${ofMonth}`
