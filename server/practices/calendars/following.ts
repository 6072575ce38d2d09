import type ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { endOf, type EndOf } from './length-of.ts'
import { instantOf, timesOf, wallOf, type Clocks, type When } from './when.ts'
import type { Span } from './span.ts'

/** A time of a series that is changed together with all that follow: which one, and what became of it. */
export type ChangeFromOn = { at: When; event: ICAL.Component; isFree: boolean }

/** What became of the times of a series after one of them. */
export type Following = {
  /** The start of the one that was changed, as the series had it: an instant, in epoch milliseconds. */
  after: number
  /** By how many milliseconds of the series' clock they are later, or earlier where that is less than nothing. */
  shift: number
  endsAt: EndOf
  isFree: boolean
}

/**
 * How a series goes on after its changes (RFC 5545, 3.8.4.4): moved by as much as the one that was changed, and as long. The difference is one
 * of what the clock shows, so a time moved from nine to ten is at ten also once the clock is put back. In the order of time: of several the last
 * one before a start counts. Throws CalendarFault for one that says no more than a day of a series by hours.
 */
export function followingOf(changes: readonly ChangeFromOn[], series: When, clocks: Clocks): Following[] {
  return changes.map((change) => toFollowing(change, series, clocks)).toSorted((one, other) => one.after - other.after)
}

function toFollowing({ at, event, isFree }: ChangeFromOn, series: When, clocks: Clocks): Following {
  const [start] = timesOf(event, 'dtstart', clocks)
  if (!start) throw new CalendarFault('an event in it has no beginning')
  if (at.isDay && !series.isDay) throw new CalendarFault('a series in it is changed from a day on that says no hour')
  const after = series.isDay ? series.zone({ ...at.local, hour: 0, minute: 0, second: 0 }) : instantOf(at)
  const shift = wallOf(instantOf(start), series.zone) - wallOf(after, series.zone)
  return { after, shift, endsAt: endOf(event, start, clocks), isFree }
}

/** Between which starts of a series what touches a window is, where times of it last so long (milliseconds) and are moved. */
export function reachOf(window: Span, length: number, following: readonly Following[]): Span {
  const shifts = following.map(({ shift }) => shift)
  return { from: window.from - length - Math.max(0, ...shifts), to: window.to - Math.min(0, ...shifts) }
}
