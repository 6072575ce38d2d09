import type { OpenDatabase } from '../db/open.ts'

/**
 * Removes what an interrupted load left of the directory. It is refused by the foreign keys once anything was booked, which
 * cannot be while the directory has never been complete.
 */
export async function clearDirectory(open: OpenDatabase): Promise<void> {
  await open.execute(
    `begin;
     ${tables.map((table) => `delete from ${table};`).join('\n')}
     commit;`,
  )
}

const tables = [
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
