import type { PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { City } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { readBusyTimes } from './busy-times.ts'
import { whereabouts, whereListedFor, whereLocation } from './visibility/rule.ts'
import { nameIn } from './names.ts'
import { remember } from './remember.ts'
import { readPractitioners } from './practitioners.ts'
import { readJson } from './read-json.ts'
import { readFacilities, readReference } from './reference.ts'
import { readRelated } from './related-doctors.ts'
import { withShownPlans } from './insurance.ts'
import { isChoosing, viewText, type Scope } from './visibility/scope.ts'
import { atShownPlaces } from './visibility/shown-places.ts'
import { toDetail } from './to-detail.ts'

export type Directory = ReturnType<typeof createDirectory>

/** The shared directory as one tenant may see it, in one language. */
export function createDirectory(database: OpenDatabase, clock: () => Date) {
  const countedFor = remember<Counts>(clock, countsMilliseconds)
  return {
    /** A practitioner's page; undefined where there is none, or they are not this tenant's to show. */
    async findPractitioner(id: number, scope: Scope, language: Language): Promise<PractitionerDetail | undefined> {
      const [shown] = await database.query(
        `select from practitioners p where p.id = $2 and p.country_code = any(string_to_array($3, ',')) and ${whereListedFor('p', '$1')}`,
        [viewText(scope), id, scope.markets.join()],
      )
      const [record] = shown ? await readPractitioners(database, [id]) : []
      if (!record) return undefined
      const reference = await readReference(database)
      const facilities = await readFacilities(
        database,
        record.locations.map((location) => location.facility_id),
      )
      const now = clock()
      const related = await readRelated(database, id, { scope, reference, language, now })
      const busy = await readBusyTimes(database, now, [id])
      return toDetail(
        withShownPlans(atShownPlaces(record, facilities, reference, scope), reference, scope),
        { reference, facilities, now, busy },
        related,
        scope,
        language,
      )
    },

    /** The id behind the last segment of a practitioner's address. */
    async findPractitionerId(slug: string, country: string): Promise<number | undefined> {
      const [row] = await database.query<{ id: number }>(
        'select id from practitioners where published and slug = $1 and country_code = $2',
        [slug, country],
      )
      return row?.id
    },

    /** The id behind a `unique_id`, by which hits of countries beyond the list are known (S30). */
    async findIdByUniqueId(uniqueId: string): Promise<number | undefined> {
      const [row] = await database.query<{ id: number }>(
        'select id from practitioners where published and unique_id = $1::uuid',
        [uniqueId],
      )
      return row?.id
    },

    /** Cities of a country and their quarters with how many doctors this tenant lists there, most first (C81). */
    async listCities(country: string, scope: Scope, language: Language): Promise<City[]> {
      if (!scope.markets.includes(country)) return []
      const { cities } = await readReference(database)
      const counts = await countedFor(`${country} ${viewText(scope)}`, () => countDoctors(database, country, scope))
      return (
        [...cities.values()]
          .filter((city) => city.country_code === country)
          // A city where a choice leaves nobody is none of the tenant's.
          .filter((city) => !isChoosing(scope) || counts.cities.has(city.id))
          .map((city) => ({
            id: String(city.id),
            slug: city.slug,
            name: nameIn(city, language),
            en_name: city.name_en,
            country_code: city.country_code,
            lat: city.lat,
            lng: city.lng,
            time_zone: city.time_zone,
            doctors: counts.cities.get(city.id) ?? 0,
            areas: (counts.areas.get(city.id) ?? []).map(({ area_en, area_ar, doctors }) => ({
              name: language === 'ar' ? area_ar : area_en,
              en_name: area_en,
              doctors,
            })),
          }))
          .toSorted((one, other) => other.doctors - one.doctors || Number(one.id) - Number(other.id))
      )
    },
  }
}

/** Counting a country by quarters takes a while, and nobody minds a number that is a few minutes old. */
const countsMilliseconds = 300_000

type Counts = Awaited<ReturnType<typeof countDoctors>>
type AreaCount = { city_id: number; area_en: string; area_ar: string; doctors: number }

/** How many doctors are listed in each city, and work in each quarter. */
async function countDoctors(database: OpenDatabase, country: string, scope: Scope) {
  const cities = await readJson<{ city_id: number; doctors: number }>(
    database,
    `select city_id, count(*)::int as doctors from (
       select ${isChoosing(scope) ? whereabouts('p', '$2') : 'p.city_id'} as city_id from practitioners p
       where p.country_code = $1 and ${whereListedFor('p', '$2')}) listed group by city_id`,
    [country, viewText(scope)],
  )
  const areas = await readJson<AreaCount>(
    database,
    `select f.city_id, f.area_en, min(f.area_ar) as area_ar, count(distinct p.id)::int as doctors
     from facilities f join practice_locations l on l.facility_id = f.id join practitioners p on p.id = l.practitioner_id
     where f.country_code = $1 and ${whereLocation('l', 'f', '$2')} and ${whereListedFor('p', '$2')}
     group by f.city_id, f.area_en order by doctors desc, f.area_en`,
    [country, viewText(scope)],
  )
  const byCity = new Map<number, AreaCount[]>()
  for (const area of areas) byCity.set(area.city_id, [...(byCity.get(area.city_id) ?? []), area])
  return { cities: new Map(cities.map((row) => [row.city_id, row.doctors])), areas: byCity }
}
