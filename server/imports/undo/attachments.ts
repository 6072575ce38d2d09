import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import type { EntryKind } from '../apply/run.ts'
import { rowsOf } from '../apply/rows-of.ts'

/** What a run may have created: entries, and services of doctors that were there. */
export type CreatedKind = EntryKind | 'services'

/** Rows that refer to an entry; `list` where the column has several ids. */
export type Attachment = { table: string; column: string; what: string; list?: true }

const claims = (column: string): Attachment[] => [
  { table: 'reservations', column, what: 'booked or held times' },
  { table: 'freed_slots', column, what: 'times to be offered again' },
]
const ofOwnSystem = (column: string): Attachment[] => [
  { table: 'busy_times', column, what: 'busy times' },
  { table: 'busy_sources', column, what: 'calendars of their own system' },
  { table: 'practice_calendars', column, what: 'calendars that are read' },
]

/** Rows by which an entry stays; what is a part of a doctor goes with them and is not among these. */
export const attachments: Readonly<Record<CreatedKind, readonly Attachment[]>> = {
  services: claims('service_id'),
  practitioners: [...claims('practitioner_id'), ...ofOwnSystem('practitioner_id')],
  facilities: [
    ...claims('facility_id'),
    { table: 'practice_locations', column: 'facility_id', what: 'practitioners' },
    { table: 'services', column: 'facility_id', what: 'services' },
    { table: 'availability_rules', column: 'facility_id', what: 'weekly hours' },
    { table: 'facility_reviews', column: 'facility_id', what: 'reviews' },
    { table: 'facility_faqs', column: 'facility_id', what: 'questions' },
    { table: 'facility_jobs', column: 'facility_id', what: 'open positions' },
    { table: 'facility_pokes', column: 'facility_id', what: 'days with requests for online booking' },
    { table: 'facility_keys', column: 'facility_id', what: 'keys of its own system' },
    { table: 'practice_feeds', column: 'facility_id', what: 'feeds' },
    { table: 'practice_events', column: 'facility_id', what: 'events of its feed' },
    { table: 'practice_reads', column: 'facility_id', what: 'notes of who was read of' },
    ...ofOwnSystem('facility_id'),
  ],
  organisations: [{ table: 'facilities', column: 'organisation_id', what: 'facilities' }],
  plans: [
    { table: 'appointments', column: 'plan_id', what: 'appointments' },
    { table: 'facilities', column: 'plan_ids', what: 'facilities', list: true },
    { table: 'practice_locations', column: 'plan_ids', what: 'practitioners', list: true },
  ],
  insurers: [
    { table: 'appointments', column: 'insurer_id', what: 'appointments' },
    { table: 'insurance_plans', column: 'insurer_id', what: 'plans' },
  ],
}

/** What hangs on entries of a kind, by id: "reviews (2)". Entries on which nothing does are not in it. */
export async function findAttached(
  tx: Database,
  kind: CreatedKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  const among = sql`string_to_array(${ids.join()}, ',')::int[]`
  for (const { table, column, what, list } of attachments[kind]) {
    const name = sql.identifier(column)
    const matching = list
      ? sql`select unnest(${name}) as id from ${sql.identifier(table)} where ${name} && ${among}`
      : sql`select ${name} as id from ${sql.identifier(table)} where ${name} = any(${among})`
    const rows = await rowsOf<{ id: number; count: number }>(
      tx,
      sql`select id, count(*)::int as count from (${matching}) attached where id = any(${among}) group by id`,
    )
    for (const { id, count } of rows) found.set(id, [...(found.get(id) ?? []), `${what} (${count})`])
  }
  return found
}
