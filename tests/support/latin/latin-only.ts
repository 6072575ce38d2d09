import type { OpenDatabase } from '#server/db/open'

/** A directory that keeps everybody and every place in Latin letters alone, and careers and biographies in English. */
export async function keepLatinOnly(database: OpenDatabase): Promise<void> {
  for (const change of [
    `practitioners set name_ar = '', title_ar = '', bio_ar = '', bio_id = '',
       educations = (select jsonb_agg(entry - 'ar' - 'id') from jsonb_array_elements(educations) entry),
       experiences = (select jsonb_agg(entry - 'ar' - 'id') from jsonb_array_elements(experiences) entry)`,
    `facilities set name_ar = '', area_ar = '', address_ar = '',
       amenities = (select jsonb_object_agg(name, case when name = 'floor' then fact - 'ar' else jsonb_set(fact, '{note}', (fact -> 'note') - 'ar') end)
                    from jsonb_each(amenities) known (name, fact))`,
    `services set name_ar = ''`,
    `insurers set name_ar = ''`,
    `cities set name_ar = ''`,
    `facility_faqs set question = question - 'ar', answer = answer - 'ar'`,
    `facility_jobs set title = title - 'ar', description = description - 'ar'`,
  ])
    await database.query(`update ${change}`, [])
}
