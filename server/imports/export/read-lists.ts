import { shippedCountries } from '#contract/locale'
import type { OpenDatabase } from '#server/db/database'
import { shippedLists } from '#server/demo/reference'
import { readJson } from '#server/directory/read-json'
import type { Values } from '../kinds/kinds.ts'
import type { Exported } from './exported.ts'

/**
 * Countries, cities and specialities that a source uses and that do not ship with the product: without them an export would be read only by a database that
 * has them already.
 */
export async function* readLists(open: OpenDatabase, source: string): AsyncGenerator<Exported[]> {
  const own = (table: string) => `select 1 from ${table} t where t.source = $1 and t.hidden_since is null`
  const countries = await readJson<Values['countries']>(
    open,
    `select c.code as id, c.name_en, c.name_ar, c.name_id, c.currency, c.time_zone
     from countries c where not c.code = any(string_to_array($2, ','))
       and (exists (${own('facilities')} and t.country_code = c.code)
         or exists (${own('practitioners')} and t.country_code = c.code)
         or exists (${own('insurers')} and c.code = any(t.country_codes)))
     order by c.code`,
    [source, shippedCountries.join()],
  )
  yield countries.map((values) => ({ kind: 'countries', values }))
  const cities = await readJson<Values['cities']>(
    open,
    `select c.slug as id, c.country_code as country, c.name_en, c.name_ar, c.name_id, c.lat, c.lng, c.time_zone
     from cities c where not c.slug = any(string_to_array($2, ','))
       and (exists (${own('facilities')} and t.city_id = c.id) or exists (${own('practitioners')} and t.city_id = c.id))
     order by c.id`,
    [source, shippedLists.cities.join()],
  )
  yield cities.map((values) => ({ kind: 'cities', values }))
  const specialities = await readJson<Values['specialities']>(
    open,
    `select s.slug as id, s.name_en, s.name_ar, s.name_id, s.practitioners ->> 'en' as doctors_en,
       s.practitioners ->> 'ar' as doctors_ar, s.practitioners ->> 'id' as doctors_id, s.synonyms -> 'en' as synonyms_en,
       s.synonyms -> 'ar' as synonyms_ar, s.synonyms -> 'id' as synonyms_id
     from specialities s where not s.slug = any(string_to_array($2, ','))
       and exists (${own('practitioners')} and t.speciality_id = s.id) order by s.id`,
    [source, shippedLists.specialities.join()],
  )
  yield specialities.map((values) => ({ kind: 'specialities', values }))
}
