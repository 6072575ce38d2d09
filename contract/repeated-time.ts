import { wallClock } from './wall-clock.ts'

/** Milliseconds */
const minute = 60_000
/** Minutes: a change of the clock that repeats a time is not further away from it. */
const near = 180

/**
 * "GMT+2": by how much the clock of a time zone, an IANA name, is ahead of Greenwich, where it shows the time of an instant twice,
 * since it is put back around then; undefined at any other. Throws RangeError for an invalid instant.
 */
export function offsetOfRepeated(instant: string | Date, timeZone: string): string | undefined {
  const start = new Date(instant).getTime() / minute
  const aheadAt = (time: number) => {
    const shown = wallClock(new Date(time * minute), timeZone)
    return shown.days * 1440 + shown.minute - Math.floor(time)
  }
  const ahead = aheadAt(start)
  const isRepeated = [start - near, start + near].some((time) => {
    const other = aheadAt(time)
    return other !== ahead && aheadAt(start + ahead - other) === other
  })
  return isRepeated ? `GMT${ahead < 0 ? '-' : '+'}${hours(Math.abs(ahead))}` : undefined
}

/** "10:30", "2" */
const hours = (minutes: number) => Math.floor(minutes / 60) + (minutes % 60 ? `:${minutes % 60}` : '')
