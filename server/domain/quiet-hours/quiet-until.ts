import type { QuietHours } from '#contract/settings'
import { dayAt, instantAt } from '../availability/wall-clock.ts'

/** What is told this long before it is of no use, in milliseconds, is not told in time: its reader has still to get ready. */
const margin = 3_600_000

/**
 * Until when a message is held for quiet hours, of a patient and of their tenant; undefined where it is told now: outside them, and where their end
 * would come too late for it. Of several it is held for those that end in time. `usefulUntil` is when what it tells of begins, or is over.
 */
export function heldUntil(quiet: readonly QuietHours[], now: Date, usefulUntil: Date): Date | undefined {
  let until: Date | undefined
  for (let end = firstEnd(quiet, now); end && isInTime(end, usefulUntil); end = firstEnd(quiet, end)) until = end
  return until
}

const isInTime = (end: Date, usefulUntil: Date) => end.getTime() + margin <= usefulUntil.getTime()

/** The end of those that an instant falls in, of several the first; undefined outside all. */
const firstEnd = (quiet: readonly QuietHours[], now: Date): Date | undefined =>
  quiet.flatMap((one) => quietUntil(one, now) ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0]

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
