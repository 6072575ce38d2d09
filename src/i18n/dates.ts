import { offsetOfRepeated } from '#contract/repeated-time'
import { wallClock } from '#contract/wall-clock'
import { dateFormat, relativeFormat } from './intl-formats.ts'
import { writeDay } from './write-day.ts'

export type Instant = string | Date

export type Dates = {
  /** `16:30`, in Indonesian `16.30`, in French `16 h 30`; `02:30 GMT+2` in the hour that a clock shows twice. */
  time: (instant: Instant, timeZone: string) => string
  /** "Tue 24 Nov" */
  shortDay: (instant: Instant, timeZone: string) => string
  /** "Tuesday 24 November 2026" */
  longDay: (instant: Instant, timeZone: string) => string
  /** "Tue", "ثلا" */
  weekday: (instant: Instant, timeZone: string, width?: 'short' | 'long') => string
  /** "November 2026" */
  month: (instant: Instant, timeZone: string) => string
  /** "November" */
  monthName: (instant: Instant, timeZone: string) => string
  /** "today", "in 3 days", "2 days ago", with the plural forms of the language. */
  relativeDay: (days: number) => string
}

/**
 * Dates and times in any language, by a tag of `intlTag`: en, ar and id for the app, and French, for dates only (T06, decision
 * 13).
 */
export function createDates(tag: string): Dates {
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormat(`${tag} ${JSON.stringify(options)}`)
  const language = tag.slice(0, tag.indexOf('-'))
  return {
    time: (instant, timeZone) => {
      const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
      const parts = dates(options).formatToParts(new Date(instant))
      const [hour, minute] = (['hour', 'minute'] as const).map(
        (type) => parts.find((part) => part.type === type)?.value,
      )
      const shown = `${hour}${timeSigns[language] ?? ':'}${minute}`
      const offset = offsetOfRepeated(instant, timeZone)
      return offset ? `${shown} ${offset}` : shown
    },
    shortDay: (instant, timeZone) =>
      writeDay(tag, instant, { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
    longDay: (instant, timeZone) =>
      writeDay(tag, instant, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }),
    weekday: (instant, timeZone, width = 'short') =>
      (width === 'short' && shortWeekdays[language]?.[wallClock(instant, timeZone).weekday]) ||
      dates({ weekday: width, timeZone }).format(new Date(instant)),
    month: (instant, timeZone) => dates({ month: 'long', year: 'numeric', timeZone }).format(new Date(instant)),
    monthName: (instant, timeZone) => dates({ month: 'long', timeZone }).format(new Date(instant)),
    relativeDay: (days) => relativeFormat(tag).format(days, 'day'),
  }
}

/** By ISO weekday, where the language data has none that is short enough. */
const shortWeekdays: Partial<Record<string, readonly string[]>> = {
  ar: ['', 'اثن', 'ثلا', 'أرب', 'خمي', 'جمع', 'سبت', 'أحد'],
}

/** Separator between hours and minutes, where it is not a colon. */
const timeSigns: Partial<Record<string, string>> = { id: '.', fr: '\u00a0h\u00a0' }
