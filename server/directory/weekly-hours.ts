/** A weekly rule in the time zone of its facility: ISO weekdays and minutes after local midnight, half-open. */
export type WeeklyHours = { zone: string; weekdays: readonly number[]; from: number; to: number }

/** ISO weekday and minutes after midnight that the clock on the wall of a zone shows. */
export function wallClock(instant: Date, zone: string): { weekday: number; minute: number } {
  const shown = shownAt.get(zone)
  if (shown?.instant === instant.getTime()) return shown
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const clock = {
    instant: instant.getTime(),
    weekday: weekdayNames.indexOf(parts['weekday']!) + 1,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
  shownAt.set(zone, clock)
  return clock
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const formats = new Map<string, Intl.DateTimeFormat>()
// One moment is asked about for thousands of practitioners in a handful of zones.
const shownAt = new Map<string, { instant: number; weekday: number; minute: number }>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}
