import type { Format } from '#src/i18n/create-format.ts'

/** A local time of a facility, `HH:mm`, in the format of the page's locale. The end of the day is midnight. */
export const clockTime = (format: Format, time: string): string =>
  format.time(`1970-01-01T${time === '24:00' ? '00:00' : time}:00Z`, 'UTC')
