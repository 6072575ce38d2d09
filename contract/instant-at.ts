import { wallClock } from './wall-clock.ts'

/** What a calendar and a clock in a time zone show, as `2026-11-30T08:00`. Throws RangeError for an invalid instant. */
export function localTimeOf(instant: string | Date, timeZone: string): string {
  const { date, minute } = wallClock(instant, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/**
 * The instant at which a clock in a time zone shows a time such as `2026-11-30T08:00`, as ISO 8601 in UTC; undefined for what is no time. Of
 * a time that a clock skips it is the one an hour later, of a time that it shows twice the first or the second.
 */
export function instantAt(local: string, timeZone: string): string | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) || Number.isNaN(wanted)) return undefined
  const awayAt = (guess: number) => Date.parse(`${localTimeOf(new Date(guess), timeZone)}Z`) - guess
  // The offset of the first guess may be that of the other side of a change of the clock.
  const near = wanted - awayAt(wanted)
  return new Date(wanted - awayAt(near)).toISOString()
}
