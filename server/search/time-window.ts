import { wallClockOf } from '#server/directory/weekly-hours'

const minutesPerDay = 24 * 60
const dayMilliseconds = minutesPerDay * 60_000
const longestDays = 14

/**
 * The nested filter for doctors who work at some time between two instants (C72), by their weekly hours in the local time of
 * each zone. Windows longer than two weeks are shortened to that: every weekday has then come twice.
 */
export function workingBetween(start: Date, end: Date, zones: readonly string[]): string {
  const until = Math.min(end.getTime(), start.getTime() + longestDays * dayMilliseconds)
  return zones.flatMap((zone) => piecesByDay(start.getTime(), until, zone)).join(' OR ')
}

/** One condition for every local day that the window includes. */
function piecesByDay(start: number, end: number, zone: string): string[] {
  const pieces: string[] = []
  for (let from = start; from < end;) {
    const { weekday, minute } = wallClockOf(new Date(from), zone)
    const to = Math.min(end, from + (minutesPerDay - minute) * 60_000)
    const toMinute = minute + Math.ceil((to - from) / 60_000)
    pieces.push(`(zone:"${zone}" AND weekday:${weekday} AND from < ${toMinute} AND to > ${minute})`)
    from = to
  }
  return pieces
}
