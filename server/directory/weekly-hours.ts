import { wallClock, type WallClock } from '#contract/wall-clock'

/** A weekly rule in the time zone of its facility: ISO weekdays and minutes after local midnight, half-open. */
export type WeeklyHours = { zone: string; weekdays: readonly number[]; from: number; to: number }

/** What the wall of a zone shows, remembered: one moment is asked about for thousands of practitioners in a handful of zones. */
export function wallClockOf(instant: Date, zone: string): WallClock {
  const last = shownAt.get(zone)
  if (last?.instant === instant.getTime()) return last.clock
  const clock = wallClock(instant, zone)
  shownAt.set(zone, { instant: instant.getTime(), clock })
  return clock
}

const shownAt = new Map<string, { instant: number; clock: WallClock }>()
