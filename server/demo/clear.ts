import type { OpenDatabase } from '../db/open.ts'

/**
 * Removes the remains of an interrupted load. The foreign keys refuse it once anything was booked, which is impossible while
 * the directory was never complete.
 */
export async function clearDirectory(open: OpenDatabase): Promise<void> {
  await open.execute(
    `begin;
     ${tables.map((table) => `delete from ${table};`).join('\n')}
     commit;`,
  )
}

const tables = [
  'busy_times',
  'busy_sources',
  'practice_calendars',
  'availability_exceptions',
  'availability_rules',
  'services',
  'practice_locations',
  'practitioners',
  'facility_faqs',
  'facility_jobs',
  'facility_reviews',
  'facilities',
  'insurance_plans',
  'insurers',
  'specialities',
  'cities',
  'countries',
]
