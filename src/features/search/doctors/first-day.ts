import type { Country } from '#contract/locale'
import { weekendOf } from '#contract/weekend'
import { wallClock } from '#contract/wall-clock'
import type { DoctorCriteria } from './criteria.ts'

/**
 * The first day, `YYYY-MM-DD` in the time zone of a place, whose times match the filter by availability (V15): the next day of
 * the weekend or the next working day, or today where it is one. Otherwise cards would show today's times. Undefined where
 * today is fine.
 */
export function firstDay(
  { available }: Pick<DoctorCriteria, 'available'>,
  { now, timeZone, country }: { now: Date; timeZone: string; country: Country },
): string | undefined {
  if (available !== 'weekday' && available !== 'weekend') return undefined
  const weekend: readonly number[] = weekendOf(country)
  const today = wallClock(now, timeZone).date
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = new Date(`${today}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + ahead)
    // Of a week that begins on Monday.
    const weekday = day.getUTCDay() || 7
    if (weekend.includes(weekday) === (available === 'weekend')) return day.toISOString().slice(0, 10)
  }
  return undefined
}
