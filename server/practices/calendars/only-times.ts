import { CalendarFault } from './calendar-fault.ts'

/** What of a calendar says when; nothing else is looked at. */
const kept = new Set([
  ...['BEGIN', 'END', 'UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'FREEBUSY', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
])

/**
 * The lines of an iCalendar file that say when somebody is busy, unfolded. What names people, places and purposes is left out before anything
 * reads it. Throws CalendarFault for what is no whole calendar.
 */
export function onlyTimes(bytes: Uint8Array): string {
  // Lines are folded between bytes, which may be within a letter.
  const folded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const lines = folded
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/[\r\n]+/)
  const all = lines.filter((line) => kept.has(nameOf(line)))
  if (!isLine(all[0], 'BEGIN:VCALENDAR') || nameOf(lines[0] ?? '') !== 'BEGIN')
    throw new CalendarFault('it is no calendar')
  if (!isLine(all.at(-1), 'END:VCALENDAR')) throw new CalendarFault('it ends before its end')
  return Buffer.from(all.map(withoutSpace).join('\r\n'), 'latin1').toString('utf8')
}

const nameOf = (line: string): string => (/^\s*([A-Za-z-]{2,30})(?=[;:])/.exec(line)?.[1] ?? '').toUpperCase()

const withoutSpace = (line: string) => line.trim()

const isLine = (line: string | undefined, wanted: string) => line?.trim().toUpperCase() === wanted
