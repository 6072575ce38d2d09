import type { Country } from '#contract/locale'
import { weekendOf } from '#contract/weekend'
import { bookingWindowDays, leadMinutes } from '#contract/booking-window'
import type { BookingWindow } from '#contract/window-days'
import { freeStarts } from '#server/domain/availability/free-starts'
import { dayAt, instantAt, weekdayOf } from '#server/domain/availability/wall-clock'
import type { BusySpan } from './busy-span.ts'
import { wallClockOf, type WeeklyHours } from './weekly-hours.ts'

/** Weekly hours at a facility, and the lengths in minutes of the visits that are offered in them. */
export type WorkingHours = WeeklyHours & { facility_id: number; durations: readonly number[] }

export type AvailabilityFlags = {
  fg_available_today: boolean
  fg_available_weekday: boolean
  fg_available_weekend: boolean
}

/** How many days, today with them, free times are looked for: every day of the week comes once. */
export const freeTimesDays = 7

const defaultWindow: BookingWindow = { leadMinutes, windowDays: bookingWindowDays }

/** A free start: how many days from now it is, its ISO weekday, and its instant in epoch milliseconds. */
type Start = { day: number; weekday: number; instant: number }

/**
 * Where a free time is left within a week (V15): today, on a working day, on the weekend of the country, by the clock of each
 * place; and the first of all (epoch milliseconds). Absences, bookings and holds count. `windowAt` says from when and until when
 * a facility can be booked; without it the default holds everywhere.
 */
export function freeTimes(
  hours: readonly WorkingHours[],
  busy: readonly BusySpan[],
  country: Country,
  now: Date,
  windowAt: (facilityId: number) => BookingWindow = () => defaultWindow,
): AvailabilityFlags & { soonest: number | undefined } {
  // Most people have nothing in the way: then the rules alone tell, a hundred times as fast.
  const starts = busy.length ? freeStartsOf(hours, busy, now, windowAt) : ruledStartsOf(hours, now, windowAt)
  const weekend = weekendOf(country)
  const isWeekend = (weekday: number) => weekend.some((day) => day === weekday)
  let soonest: number | undefined
  for (const { instant } of starts) if (soonest === undefined || instant < soonest) soonest = instant
  return {
    fg_available_today: starts.some(({ day }) => day === 0),
    fg_available_weekday: starts.some(({ weekday }) => !isWeekend(weekday)),
    fg_available_weekend: starts.some(({ weekday }) => isWeekend(weekday)),
    soonest,
  }
}

/** The flags without the time. */
export function flagsOf({ fg_available_today, fg_available_weekday, fg_available_weekend }: AvailabilityFlags) {
  return { fg_available_today, fg_available_weekday, fg_available_weekend }
}

type WindowAt = (facilityId: number) => BookingWindow

/** Today counts, and so does the last day of the booking window. */
const daysOf = ({ windowDays }: BookingWindow) => Math.min(freeTimesDays, windowDays + 1)

/** The first start of each day by the rules. */
function ruledStartsOf(hours: readonly WorkingHours[], now: Date, windowAt: WindowAt): Start[] {
  const starts: Start[] = []
  const minuteStart = Math.floor(now.getTime() / 60_000) * 60_000
  const begun = now.getTime() > minuteStart ? 1 : 0
  for (const { facility_id, zone, weekdays, from, to, durations } of hours) {
    const window = windowAt(facility_id)
    const lead = window.leadMinutes + begun
    const days = daysOf(window)
    const { weekday: today, minute } = wallClockOf(now, zone)
    for (const duration of durations) {
      for (let day = 0; day < days; day++) {
        const weekday = ((today - 1 + day) % 7) + 1
        if (!weekdays.includes(weekday)) continue
        const earliest = minute + lead - day * 1440
        const steps = Math.max(0, Math.ceil((earliest - from) / duration))
        const start = from + steps * duration
        if (start + duration > to) continue
        starts.push({ day, weekday, instant: minuteStart + (day * 1440 + start - minute) * 60_000 })
      }
    }
  }
  return starts
}

/** Every free start, by the same reckoning that decides what is offered. */
function freeStartsOf(
  hours: readonly WorkingHours[],
  busy: readonly BusySpan[],
  now: Date,
  windowAt: WindowAt,
): Start[] {
  return hours.flatMap(({ facility_id: here, zone, weekdays, from, to, durations }) => {
    const window = windowAt(here)
    const busyHere = busy.filter(({ facility_id }) => facility_id === undefined || facility_id === here)
    const today = dayAt(now.getTime(), zone)
    const range = {
      from: now.getTime() + window.leadMinutes * 60_000,
      to: instantAt(today.add({ days: daysOf(window) }), 0, zone),
    }
    const rules = [{ weekdays: [...weekdays], fromMinute: from, toMinute: to }]
    return durations.flatMap((durationMinutes) =>
      freeStarts({ timeZone: zone, durationMinutes, rules, busy: busyHere }, range).map((instant) => {
        const date = dayAt(instant, zone)
        return { day: date.compare(today), weekday: weekdayOf(date), instant }
      }),
    )
  })
}
