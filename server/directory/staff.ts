import type { OpenDatabase } from '#server/db/open'
import { readJson } from './read-json.ts'
import type { Staff } from './to-facility-hit.ts'

type StaffRow = Staff & { facility_id: number }

/** The published staff of every facility that has any. */
export async function readStaff(database: OpenDatabase): Promise<ReadonlyMap<number, Staff>> {
  const rows = await readJson<StaffRow>(
    database,
    `select l.facility_id, count(*)::int as doctors, array_agg(distinct p.speciality_id) as speciality_ids,
       bool_or(exists (select from services s where s.practitioner_id = p.id and s.facility_id = l.facility_id)) as is_bookable
     from practice_locations l join practitioners p on p.id = l.practitioner_id
     where p.published and not p.fg_test group by l.facility_id`,
  )
  return new Map(rows.map(({ facility_id, ...staff }) => [facility_id, staff]))
}

export const noStaff: Staff = { doctors: 0, speciality_ids: [], is_bookable: false }
