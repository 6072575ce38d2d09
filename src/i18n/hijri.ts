import { type Locale } from '#contract/locale'
import { dateFormat } from './intl-formats.ts'
import { writeDay } from './write-day.ts'

/** A day of the Umm al-Qura calendar, in the language of the page. */
export type Hijri = {
  /** "14 Jumada II 1448", without the sign of the era, which is a word of the app. */
  day: (instant: string | Date, timeZone: string) => string
  /** "14" */
  dayOfMonth: (instant: string | Date, timeZone: string) => string
  /** "Jumada I 1448" */
  month: (instant: string | Date, timeZone: string) => string
}

/**
 * Hijri days beside Gregorian ones: the calendar of Saudi civil life, where a day begins at midnight of the clinic's zone, as on
 * every document there. Null on a device that does not know this very calendar: a day of another Islamic one would be wrong.
 */
export function createHijri({ language, intl }: Locale): Hijri | null {
  const region = intl.split('-')[1]
  const tag = `${language}-${region}-u-ca-${calendar}-nu-latn`
  if (dateFormat(`${tag} {}`).resolvedOptions().calendar !== calendar) return null
  const write = (options: Intl.DateTimeFormatOptions) => (instant: string | Date, timeZone: string) =>
    writeDay(tag, instant, { ...options, timeZone })
  return {
    day: write({ day: 'numeric', month: 'long', year: 'numeric' }),
    dayOfMonth: write({ day: 'numeric' }),
    month: write({ month: 'long', year: 'numeric' }),
  }
}

const calendar = 'islamic-umalqura'
