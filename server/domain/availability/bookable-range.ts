import { bookingWindowDays, leadMinutes } from '#contract/booking-window'
import type { BookingWindow } from '#contract/window-days'
import { problem } from '#server/errors'
import type { Span } from './schedule.ts'
import { dayAt, instantAt, parseDay, type Day } from './wall-clock.ts'

/** A place with its booking window; the default one where it names none. */
type Where = { timeZone: string } & Partial<BookingWindow>

/**
 * The range in which visits can be booked: from the lead time on, through the last day of the booking window of the facility.
 */
export function bookableRange(now: Date, { timeZone, ...window }: Where): Span {
  const { leadMinutes: lead = leadMinutes, windowDays = bookingWindowDays } = window
  const today = dayAt(now.getTime(), timeZone)
  return {
    from: now.getTime() + lead * 60_000,
    to: instantAt(today.add({ days: windowDays + 1 }), 0, timeZone),
  }
}

/** The part of the bookable range within `days` days from `first` on; empty when they are past. */
export function bookableDays(now: Date, where: Where, first: Day, days: number): Span {
  const { timeZone } = where
  const bookable = bookableRange(now, where)
  return {
    from: Math.max(bookable.from, instantAt(first, 0, timeZone)),
    to: Math.min(bookable.to, instantAt(first.add({ days }), 0, timeZone)),
  }
}

/**
 * Reads the day of a query, today when it is absent. Throws `validation_failed` with the parameter's name when there is no such
 * day or it lies beyond the booking window.
 */
export function readDay(text: string | undefined, now: Date, timeZone: string, parameter: string): Day {
  const today = dayAt(now.getTime(), timeZone)
  if (text === undefined) return today
  const day = parseDay(text)
  if (!day) throw refused(parameter, 'is not a day of the calendar')
  if (day.compare(today.add({ days: bookingWindowDays })) > 0)
    throw refused(parameter, `must not be more than ${bookingWindowDays} days ahead`)
  return day
}

const refused = (parameter: string, message: string) =>
  problem('validation_failed', { fields: [{ path: `/${parameter}`, message }] })
