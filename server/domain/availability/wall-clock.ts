import {
  type CalendarDate,
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
} from '@internationalized/date'
import { LRUCache } from 'lru-cache'

/** A calendar day without a zone. */
export type Day = CalendarDate

/**
 * The instant, in epoch milliseconds, at which the clock of a zone shows `minute` minutes after the midnight of `day`. `minute`
 * may be 1440 or more: that is the next day. A time skipped in spring is shifted forward by the length of the gap; of a time
 * repeated in autumn the first is taken.
 */
export function instantAt(day: Day, minute: number, timeZone: string): number {
  const key = `${timeZone} ${day.toString()} ${minute}`
  const known = instants.get(key)
  if (known !== undefined) return known

  const date = day.add({ days: Math.floor(minute / minutesPerDay) })
  const wallTime = toCalendarDateTime(date).set({
    hour: Math.floor((minute % minutesPerDay) / 60),
    minute: minute % 60,
  })
  const instant = wallTime.toDate(timeZone).getTime()
  instants.set(key, instant)
  return instant
}

/** The calendar day in a zone at an instant (epoch milliseconds). */
export function dayAt(instant: number, timeZone: string): Day {
  return toCalendarDate(fromAbsolute(instant, timeZone))
}

/** ISO weekday of a day: Monday is 1, Sunday is 7. */
export function weekdayOf(day: Day): number {
  return getDayOfWeek(day, 'en', 'mon') + 1
}

/** Reads `YYYY-MM-DD`; undefined where the calendar has no such day, such as 30 February. */
export function parseDay(text: string): Day | undefined {
  try {
    return parseDate(text)
  } catch {
    // The library throws where there is no such day; here that is a normal result.
    return undefined
  }
}

const minutesPerDay = 24 * 60

// Thousands of practitioners open at the same few local times, and calling Intl costs more than everything else.
const instants = new LRUCache<string, number>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_instant, key) => 2 * key.length + 120,
})
