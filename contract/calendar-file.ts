import type { Appointment } from '#contract/appointment'

/** The fields of an appointment that a calendar gets: when and where, and nothing of why. */
export type CalendarVisit = Pick<Appointment, 'id' | 'consultation_type' | 'start' | 'end' | 'status'> & {
  /** How often it was changed, cancelling included: of two entries calendars keep the later one. */
  changes?: number | undefined
  facility: Pick<Appointment['facility'], 'name' | 'address' | 'city' | 'lat' | 'lng'>
}

export type CalendarText = {
  /** Title of the entry; it names no complaint. */
  summary: string
  description: string
  /** Who tells of it: the name of the app. */
  brand: string
  /** Host of the entry, for its unique id. */
  host: string
  /** When the file is made. */
  now: Date
}

/**
 * The appointment as an iCalendar file (RFC 5545), for any calendar. Instants are in UTC: calendars show their own zone. One that was cancelled
 * takes its entry out again (RFC 5546).
 */
export const toCalendarFile = (visit: CalendarVisit, text: CalendarText): string =>
  written([`METHOD:${visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`, ...toEvent(visit, text)])

/** A calendar that is subscribed to: the whole of it is read again from time to time. */
export const toCalendarFeed = (
  entries: readonly { visit: CalendarVisit; text: CalendarText }[],
  { name, refreshHours }: { name: string; refreshHours: number },
): string =>
  written([
    'METHOD:PUBLISH',
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...entries.flatMap(({ visit, text }) => toEvent(visit, text)),
  ])

function toEvent(visit: CalendarVisit, { summary, description, brand, host, now }: CalendarText): string[] {
  const { facility } = visit
  const isCancelled = visit.status === 'cancelled'
  return [
    'BEGIN:VEVENT',
    `UID:${visit.id}@${host}`,
    `SEQUENCE:${visit.changes ?? 0}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(brand)}:mailto:no-reply@${host.replace(/:\d+$/, '')}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(visit.start))}`,
    `DTEND:${stamp(new Date(visit.end))}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(visit.consultation_type === 'clinic'
      ? [
          `LOCATION:${escape([facility.name, facility.address, facility.city].filter(Boolean).join(', '))}`,
          `GEO:${facility.lat};${facility.lng}`,
        ]
      : []),
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escape(summary)}`, 'TRIGGER:-PT2H', 'END:VALARM']),
    'END:VEVENT',
  ]
}

const written = (lines: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patientweb//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('\r\n') + '\r\n'

/** Address that opens the entry in a web calendar. */
export function toWebCalendarLink(
  visit: CalendarVisit,
  { summary, description }: Pick<CalendarText, 'summary' | 'description'>,
): string {
  const { facility } = visit
  const query = {
    action: 'TEMPLATE',
    text: summary,
    details: description,
    dates: `${stamp(new Date(visit.start))}/${stamp(new Date(visit.end))}`,
    ...(visit.consultation_type === 'clinic' ? { location: `${facility.name}, ${facility.address}` } : {}),
  }
  const written = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://calendar.google.com/calendar/render?${written.join('&')}`
}

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** The value of a parameter: it can hold neither quotes nor control characters. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

/** A line has 75 bytes at most; a longer one continues after a line break and a space, never inside a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const more = bytesOf(letter)
    if (bytes + more > 74) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += letter
    bytes += more
  }
  return [...parts, part].join('\r\n ')
}

/** Bytes of a character in UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
