import type { Appointment } from '#contract/appointment'

/** The fields of an appointment that a calendar gets. */
export type CalendarVisit = Pick<Appointment, 'id' | 'consultation_type' | 'start' | 'end'> & {
  facility: Pick<Appointment['facility'], 'name' | 'address' | 'city' | 'lat' | 'lng'>
}

export type CalendarText = {
  /** Title of the entry; it names no complaint. */
  summary: string
  description: string
  /** Host of the entry, for its unique id. */
  host: string
  /** When the file is made. */
  now: Date
}

/** The appointment as an iCalendar file (RFC 5545), for any calendar. Instants are in UTC: calendars show their own zone. */
export function toCalendarFile(appointment: CalendarVisit, { summary, description, host, now }: CalendarText): string {
  const { facility } = appointment
  const isAtFacility = appointment.consultation_type === 'clinic'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patientweb//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(appointment.start))}`,
    `DTEND:${stamp(new Date(appointment.end))}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(isAtFacility
      ? [
          `LOCATION:${escape([facility.name, facility.address, facility.city].filter(Boolean).join(', '))}`,
          `GEO:${facility.lat};${facility.lng}`,
        ]
      : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(summary)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

/** Address that opens the entry in a web calendar. */
export function toWebCalendarLink(appointment: CalendarVisit, { summary, description }: CalendarText): string {
  const { facility } = appointment
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    details: description,
    dates: `${stamp(new Date(appointment.start))}/${stamp(new Date(appointment.end))}`,
    ...(appointment.consultation_type === 'clinic' ? { location: `${facility.name}, ${facility.address}` } : {}),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** A line has 75 bytes at most; a longer one continues after a line break and a space, never inside a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length
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
