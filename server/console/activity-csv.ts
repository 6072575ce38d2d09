import type { StoredStaffEvent } from '#server/domain/staff/staff-events'
import { toCsv } from '../csv.ts'

const columns = ['at', 'what', 'who', 'email', 'whom', 'role', 'version', 'field', 'browser', 'system'] as const

/** What the staff did as a table for a spreadsheet. */
export function activityCsv(events: readonly StoredStaffEvent[]): string {
  const rows = events.map((event) => [
    event.createdAt.toISOString(),
    event.kind,
    ...[event.actorName, event.actorEmail, event.subjectEmail, event.role, event.version?.toString(), event.field],
    ...[event.browser, event.platform],
  ])
  return toCsv([columns, ...rows])
}
