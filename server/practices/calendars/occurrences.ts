import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'
import { followingOf, reachOf, type ChangeFromOn } from './following.ts'
import { dateOf, endOf, roughLength } from './length-of.ts'
import type { Span } from './span.ts'
import { instantOf, laterBy, localOf, timesOf, toWhen, type Clocks, type When } from './when.ts'
import { asUtc, type Local } from './zones.ts'

/** How often a rule is followed, from the first time on: every day for more than fifty years. */
export const mostRepetitions = 20_000
/** Milliseconds by which a clock is away from UTC at most, and a day. */
const farthest = 2 * 86_400_000

/** What is said of single times of a series by events of their own: those that are moved alone, and those from which on all are changed. */
export type Changes = { alone: readonly When[]; fromOn: readonly ChangeFromOn[] }

/**
 * The spans of an event, and of its repetitions, that touch a window. Throws CalendarFault for a rule that cannot be followed, or not within
 * bounds.
 *
 * @param isFree - whether the event takes no time, but for what its changes say
 */
export function occurrencesOf(
  event: ICAL.Component,
  window: Span,
  clocks: Clocks,
  { alone, fromOn, isFree = false }: Changes & { isFree?: boolean },
): Span[] {
  const [start] = timesOf(event, 'dtstart', clocks)
  if (!start) throw new CalendarFault('an event in it has no beginning')
  const endsAt = endOf(event, start, clocks)
  const following = followingOf(fromOn, start, clocks)
  const lengths = [endsAt, ...following.map((one) => one.endsAt)].map((one) => roughLength(one, start))
  const length = Math.max(0, ...lengths) + farthest
  const reach = reachOf(window, length, following)
  const left = new Set([...alone, ...timesOf(event, 'exdate', clocks)].flatMap((one) => keysOf(one, start.isDay)))
  const found = new Map<number, Span>()
  const add = (local: Local, zone = start.zone, end = endsAt) => {
    const wall = asUtc(local)
    if (wall < reach.from || wall - farthest > reach.to) return
    const at = zone(local)
    if (left.has(String(at)) || left.has(dateOf(local))) return
    const change = following.findLast(({ after }) => after < at)
    if (change?.isFree ?? isFree) return
    const moved = change ? laterBy(local, change.shift) : local
    const from = zone(moved)
    const to = (change?.endsAt ?? end)({ local: moved, zone })
    if (to > from && to > window.from && from < window.to) found.set(at, { from, to })
  }

  add(start.local)
  for (const rule of event.getAllProperties('rrule')) {
    const value = rule.getFirstValue()
    if (!(value instanceof ICAL.Recur)) throw new CalendarFault('a rule of repetition in it cannot be read')
    for (const local of repeat(value, start, { first: reach.from, last: reach.to + farthest })) add(local)
  }
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues() as unknown[]) {
      const { local, zone } = toWhen(value, property, clocks)
      add(local, zone, value instanceof ICAL.Period ? endOfPeriod(value, property, clocks) : endsAt)
    }
  return [...found.values()]
}

/** By which a start is found among exceptions: its instant, or its day where a calendar says no more, or the series is one of days. */
const keysOf = (when: When, isOfDays: boolean): string[] => [
  String(instantOf(when)),
  ...(when.isDay || isOfDays ? [dateOf(when.local)] : []),
]

function endOfPeriod(period: ICAL.Period, property: ICAL.Property, clocks: Clocks) {
  const { end } = period
  const length = end ? undefined : period.getDuration().toSeconds() * 1000
  return (start: Pick<When, 'local' | 'zone'>) =>
    length === undefined ? instantOf(toWhen(end, property, clocks)) : instantOf(start) + length
}

/** Repetitions in the order of time, by the clock of the first one; those before `first`, by that clock, are left out. */
function* repeat(rule: ICAL.Recur, start: When, { first, last }: { first: number; last: number }): Generator<Local> {
  const { until } = rule
  if (until && asUtc(localOf(until)) + farthest < first) return
  if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY')
    throw new CalendarFault('a rule in it repeats by the minute or second')
  // The end is looked at here: ical.js compares what one clock shows with what another does.
  rule.until = null
  const isPast = untilOf(until, start)
  const { year, month, day, hour, minute, second } = start.local
  const from = new ICAL.Time(
    { year, month, day, hour, minute, second, isDate: start.isDay },
    ICAL.Timezone.localTimezone,
  )
  const iterator = rule.iterator(from)
  for (let count = 0; ; count++) {
    const time = iterator.next()
    if (!time) return
    const local = start.isDay ? { ...localOf(time), hour: 0, minute: 0, second: 0 } : localOf(time)
    const wall = asUtc(local)
    if (wall > last || isPast(local)) return
    if (count >= mostRepetitions) throw new CalendarFault('a rule in it repeats too often')
    if (wall >= first) yield local
  }
}

/** Whether a start is after the end of a rule: an instant, a day, or what the clock of the series shows. */
function untilOf(until: ICAL.Time | null, start: When): (local: Local) => boolean {
  if (!until) return () => false
  const end = localOf(until)
  if (until.isDate || start.isDay) {
    const day = { ...end, hour: 23, minute: 59, second: 59 }
    return (local) => asUtc(local) > asUtc(day)
  }
  if (until.zone !== ICAL.Timezone.utcTimezone) return (local) => asUtc(local) > asUtc(end)
  return (local) => start.zone(local) > asUtc(end)
}
