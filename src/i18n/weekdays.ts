import type { Locale } from '#contract/locale'
import { weekStartOf } from '#contract/week-start'
import type { Format } from './create-format.ts'

/** Name of a day of the week, in full. `iso`: Monday is 1, Sunday is 7. */
export const weekdayName = ({ weekday }: Pick<Format, 'weekday'>, iso: number): string =>
  // 5 January 1970 was a Monday.
  weekday(new Date(Date.UTC(1970, 0, 4 + iso)), 'UTC', 'long')

/** The seven days, as `iso`, from the locale's first day of the week on (K06). */
export function weekdaysOf({ country }: Pick<Locale, 'country'>): number[] {
  const first = weekStartOf(country)
  return Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1)
}
