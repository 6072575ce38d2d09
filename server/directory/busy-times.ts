import type { OpenDatabase } from '#server/db/open'
import { readJson } from './read-json.ts'
import type { BusySpan } from './busy-span.ts'
import { freeTimesDays } from './free-times.ts'

/** When practitioners are away, booked, being paid, held, or busy by what their practices say, in the days that free times are told for, by practitioner, in order. */
export type BusyTimes = ReadonlyMap<number, readonly BusySpan[]>

type Row = { practitioner_id: number; facility_id: number | null; from: number; to: number }

/**
 * Reads absences, bookings, times that are offered, holds that are still good and what practices say; of everybody, or of some practitioners.
 * Where a practice's own system, or its calendar, has said nothing for too long, all times there are busy.
 */
export async function readBusyTimes(database: OpenDatabase, now: Date, ids?: readonly number[]): Promise<BusyTimes> {
  const span = (table: string) =>
    `select practitioner_id, null::int as facility_id, (extract(epoch from lower(during)) * 1000)::float8 as "from",
       (extract(epoch from upper(during)) * 1000)::float8 as "to"
     from ${table} where during && tstzrange($1::timestamptz, $2::timestamptz)
       and ($3::text is null or practitioner_id = any(string_to_array($3, ',')::int[]))`
  const until = new Date(now.getTime() + (freeTimesDays + 1) * 86_400_000)
  const rows = await readJson<Row>(
    database,
    `${span('availability_exceptions')} union all
     ${span('reservations')} and (status in ('booked', 'offered') or (status in ('held', 'unpaid') and expires_at > $1::timestamptz))
     union all ${span('busy_times')}
     union all select practitioner_id, facility_id, (extract(epoch from $1::timestamptz) * 1000)::float8,
       (extract(epoch from $2::timestamptz) * 1000)::float8 from busy_sources
       where trusted_until <= $1::timestamptz and ($3::text is null or practitioner_id = any(string_to_array($3, ',')::int[]))
     union all select place.practitioner_id, place.facility_id, (extract(epoch from $1::timestamptz) * 1000)::float8,
       (extract(epoch from $2::timestamptz) * 1000)::float8 from practice_calendars calendar
       join practice_locations place on place.facility_id = calendar.facility_id
         and coalesce(calendar.practitioner_id, place.practitioner_id) = place.practitioner_id
       where calendar.trusted_until <= $1::timestamptz
         and ($3::text is null or place.practitioner_id = any(string_to_array($3, ',')::int[]))
     order by 1, 3`,
    [now.toISOString(), until.toISOString(), ids ? ids.join(',') : null],
  )
  const busy = new Map<number, BusySpan[]>()
  for (const { practitioner_id, facility_id, from, to } of rows) {
    const span = facility_id === null ? { from, to } : { from, to, facility_id }
    const known = busy.get(practitioner_id)
    if (known) known.push(span)
    else busy.set(practitioner_id, [span])
  }
  return busy
}
