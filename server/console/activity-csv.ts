import type { StoredStaffEvent } from '#server/domain/staff/staff-events'

const columns = ['at', 'what', 'who', 'email', 'whom', 'role', 'version', 'browser', 'system'] as const

/** What the staff did as a table for a spreadsheet (RFC 4180, UTF-8 with its mark): no cell is taken for a formula. */
export function activityCsv(events: readonly StoredStaffEvent[]): string {
  const rows = events.map((event) => [
    event.createdAt.toISOString(),
    event.kind,
    ...[event.actorName, event.actorEmail, event.subjectEmail, event.role, event.version?.toString()],
    ...[event.browser, event.platform],
  ])
  return `\ufeff${[columns, ...rows].map((row) => row.map((value) => cell(value ?? '')).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
