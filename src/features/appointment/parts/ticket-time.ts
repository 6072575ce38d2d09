import type { Format } from '#src/i18n/create-format.ts'

/** "Today, 15:40", "Tomorrow, 15:40", and only the time on any other day: the ticket has the full date above it. */
export function ticketTime(
  format: Pick<Format, 'day' | 'dayAndTime' | 'time'>,
  { start, timeZone }: { start: string; timeZone: string },
  now: Date | null,
): string {
  const isNear = format.day(start, timeZone, now) !== format.day(start, timeZone)
  return isNear ? format.dayAndTime(start, timeZone, now) : format.time(start, timeZone)
}
