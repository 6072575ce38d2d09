import { numberingSystem } from '#contract/digits'
import type { Locale } from '#contract/locale'
import { dateFormat } from './intl-formats.ts'
import { writeDay } from './write-day.ts'

/** Formats for days of the Umm al-Qura calendar, in the language of the page. */
export type Hijri = {
  /** "14 Jumada II 1448", without the abbreviation of the era, which is a message of the app. */
  day: (instant: string | Date, timeZone: string) => string
  /** "Jumada II" */
  monthOf: (instant: string | Date, timeZone: string) => string
  /** "14" */
  dayOfMonth: (instant: string | Date, timeZone: string) => string
  /** "Jumada I – Jumada II 1448": the months between two days, with each different year. */
  months: (first: string | Date, last: string | Date, timeZone: string) => string
}

/**
 * Hijri days beside Gregorian ones: the official calendar of Saudi Arabia, in which a day begins at midnight in the clinic's
 * zone, as on documents there. Null on a device without this very calendar: a day of another Islamic one would be wrong.
 */
export function createHijri({ language, intl }: Locale): Hijri | null {
  const region = intl.split('-')[1]
  const tag = `${language}-${region}-u-ca-${calendar}-nu-${numberingSystem}`
  if (dateFormat(`${tag} {}`).resolvedOptions().calendar !== calendar) return null
  const write = (options: Intl.DateTimeFormatOptions) => (instant: string | Date, timeZone: string) =>
    writeDay(tag, instant, { ...options, timeZone })
  return {
    day: write({ day: 'numeric', month: 'long', year: 'numeric' }),
    monthOf: write({ month: 'long' }),
    dayOfMonth: write({ day: 'numeric' }),
    months: (first, last, timeZone) => {
      const [from, to] = [first, last].map((instant) => ({
        month: write({ month: 'long' })(instant, timeZone),
        year: write({ year: 'numeric' })(instant, timeZone),
      })) as [Month, Month]
      const end = `${to.month} ${to.year}`
      if (from.year !== to.year) return `${from.month} ${from.year} – ${end}`
      return from.month === to.month ? end : `${from.month} – ${end}`
    },
  }
}

type Month = { month: string; year: string }
const calendar = 'islamic-umalqura'
