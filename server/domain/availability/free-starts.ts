import type { Schedule, Span, WeeklyRule } from './schedule.ts'
import { dayAt, instantAt, weekdayOf } from './wall-clock.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Every instant within `range` at which the service can begin, in order. Each opening of the week is divided into visits from
 * its own beginning, in elapsed time; a visit must fit wholly into its opening and overlap nothing busy.
 */
export function freeStarts(schedule: Schedule, range: Span): number[] {
  const length = schedule.durationMinutes * minute
  const busy = joined(schedule.busy)
  const starts = new Set<number>()
  for (const opening of openings(schedule, range)) {
    for (let start = opening.from; start + length <= opening.to; start += length) {
      if (start >= range.from && start < range.to && !touches(busy, start, start + length)) starts.add(start)
    }
  }
  return [...starts].sort((one, other) => one - other)
}

/**
 * The first `limit` of the free starts. Looks a few days ahead before it looks at the whole range, since that is usually
 * enough.
 */
export function firstFreeStarts(schedule: Schedule, range: Span, limit: number): number[] {
  const found: number[] = []
  let from = range.from
  for (let ahead = 3 * day; from < range.to && found.length < limit; ahead *= 4) {
    const to = Math.min(from + ahead, range.to)
    found.push(...freeStarts(schedule, { from, to }))
    from = to
  }
  return found.slice(0, limit)
}

/** Whether this instant is one of the free starts. */
export function isFreeStart(schedule: Schedule, start: number): boolean {
  return freeStarts(schedule, { from: start, to: start + 1 }).length > 0
}

/** The openings of the week that may hold a start within the range, as instants. */
function openings({ rules, timeZone }: Schedule, range: Span): Span[] {
  const found: Span[] = []
  // An opening of the day before may extend past midnight into the range.
  let date = dayAt(range.from, timeZone).subtract({ days: longestOpeningDays(rules) })
  for (; instantAt(date, 0, timeZone) < range.to; date = date.add({ days: 1 })) {
    const weekday = weekdayOf(date)
    for (const { weekdays, fromMinute, toMinute } of rules) {
      if (!weekdays.includes(weekday)) continue
      found.push({ from: instantAt(date, fromMinute, timeZone), to: instantAt(date, toMinute, timeZone) })
    }
  }
  return found
}

function longestOpeningDays(rules: WeeklyRule[]): number {
  return Math.max(0, ...rules.map(({ toMinute }) => Math.ceil(toMinute / (24 * 60)) - 1))
}

/** The same spans in order, with overlapping and adjacent ones merged. */
function joined(spans: Span[]): Span[] {
  const found: Span[] = []
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else if (span.from < span.to) found.push({ ...span })
  }
  return found
}

/** Whether any of the ordered spans overlaps `[from, to)`; by binary search. */
function touches(spans: Span[], from: number, to: number): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.to <= from) low = middle + 1
    else high = middle
  }
  const next = spans[low]
  return next !== undefined && next.from < to
}
