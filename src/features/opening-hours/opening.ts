import { openingDays, type OpeningTime } from '#contract/facility'
import { wallClock } from '#contract/wall-clock'

/** A point in the week at the facility: `day` counts from Monday as 0, `time` is `HH:mm`. */
export type WeekMoment = { day: number; time: string }

export type Opening =
  | { state: 'always' }
  /** `until` is when it closes; null where that is more than a day away. */
  | { state: 'open'; until: WeekMoment | null }
  /** `from` is when it opens next; null where it never does. `daysAhead` is 0 today. */
  | { state: 'closed'; from: (WeekMoment & { daysAhead: number }) | null }

/** Whether a facility is open at an instant, by its local time (N15), and when that changes next. */
export function openingAt(hours: OpeningTime, timeZone: string, now: Date): Opening {
  const spans = mergedSpans(hours)
  if (spans.some(({ from, to }) => to - from >= week)) return { state: 'always' }
  const minute = minuteOfWeek(now, timeZone)
  // A span that began on Sunday extends past the end of the week.
  for (const at of [minute, minute + week]) {
    const current = spans.find(({ from, to }) => at >= from && at < to)
    if (current) return { state: 'open', until: current.to - at > day ? null : momentOf(current.to) }
  }
  const next = spans.find(({ from }) => from > minute) ?? spans[0]
  if (!next) return { state: 'closed', from: null }
  const start = next.from > minute ? next.from : next.from + week
  return {
    state: 'closed',
    from: { ...momentOf(next.from), daysAhead: Math.floor(start / day) - Math.floor(minute / day) },
  }
}

/** The day of the week at the facility, Monday is 0. */
export const dayOfWeek = (now: Date, timeZone: string): number => Math.floor(minuteOfWeek(now, timeZone) / day)

/** Whether the facility is open from midnight to midnight on a day. */
export const isWholeDay = ({ enabled, from, to }: OpeningTime['monday']): boolean =>
  enabled && from === '00:00' && (to === '24:00' || to === '00:00')

type Span = { from: number; to: number }

const day = 24 * 60
const week = 7 * day

/** Opening spans in minutes of the week, with adjacent ones merged. */
function mergedSpans(hours: OpeningTime): Span[] {
  const spans = openingDays.flatMap((name, index): Span[] => {
    const { enabled, from, to } = hours[name]
    if (!enabled || from === undefined || to === undefined) return []
    const [start, end] = [minutesOf(from), minutesOf(to)]
    // Closing before opening means the next day.
    return [{ from: index * day + start, to: index * day + (end > start ? end : end + day) }]
  })
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  const [first, last] = [merged[0], merged.at(-1)]
  if (first && last && first !== last && last.to >= first.from + week) {
    last.to = Math.max(last.to, first.to + week)
    merged.shift()
  }
  return merged
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function momentOf(minute: number): WeekMoment {
  const inDay = minute % day
  const two = (part: number) => String(part).padStart(2, '0')
  return { day: Math.floor((minute % week) / day), time: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}` }
}

function minuteOfWeek(now: Date, timeZone: string): number {
  const { weekday, minute } = wallClock(now, timeZone)
  return (weekday - 1) * day + minute
}
