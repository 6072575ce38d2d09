/** What a calendar and a clock in a time zone show. */
export type WallClock = {
  /** `YYYY-MM-DD` */
  date: string
  /** Days since 1 January 1970, for comparing two days. */
  days: number
  /** ISO: Monday is 1, Sunday is 7. */
  weekday: number
  /** Minutes after midnight. */
  minute: number
}

/**
 * Reads a clock in a time zone, an IANA name; throws RangeError for an invalid instant. It reads the parts of a date: engines
 * differ in the text that Intl writes for the same language, WebKit even for those whose dates look like ISO 8601.
 */
export function wallClock(instant: string | Date, timeZone: string): WallClock {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(new Date(instant))) shown[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown
  const midnight = Date.UTC(year, month - 1, day)
  const days = midnight / 86_400_000
  return {
    date: new Date(midnight).toISOString().slice(0, 10),
    days,
    // 1 January 1970 was a Thursday.
    weekday: ((((days + 3) % 7) + 7) % 7) + 1,
    minute: (hour % 24) * 60 + minute,
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
