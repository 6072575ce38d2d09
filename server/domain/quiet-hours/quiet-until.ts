import type { QuietHours } from '#contract/settings'
import { dayAt, instantAt } from '../availability/wall-clock.ts'

/** What is told this long before it is of no use, in milliseconds, is not told in time: its reader has still to get ready. */
const margin = 3_600_000

/**
 * Until when a message is held for a patient's quiet hours; undefined where it is told now: outside them, and where their end would come too
 * late for it. `usefulUntil` is when what it tells of begins, or is over.
 */
export function heldUntil(quiet: QuietHours | undefined, now: Date, usefulUntil: Date): Date | undefined {
  const end = quiet && quietUntil(quiet, now)
  return end && end.getTime() + margin <= usefulUntil.getTime() ? end : undefined
}

/** The end of the quiet hours that an instant falls in; undefined outside them. */
function quietUntil({ from, to, time_zone: timeZone }: QuietHours, now: Date): Date | undefined {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const today = dayAt(now.getTime(), timeZone)
  // Those of a night begin on the day before.
  for (const day of [today.subtract({ days: 1 }), today]) {
    const until = instantAt(day, end > begin ? end : end + 1440, timeZone)
    if (instantAt(day, begin, timeZone) <= now.getTime() && now.getTime() < until) return new Date(until)
  }
  return undefined
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
