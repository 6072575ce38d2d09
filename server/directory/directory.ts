import type { InsuranceHit, PractitionerDetail } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { City } from '#contract/tenant'
import type { OpenDatabase } from '#server/db/open'
import { toInsuranceHit } from './insurance.ts'
import { nameIn } from './names.ts'
import { readPractitioners } from './practitioners.ts'
import { readJson } from './read-json.ts'
import { readFacilities, readReference, type Reference } from './reference.ts'
import { atShownPlaces, isShownTo, type Scope } from './scope.ts'
import { toDetail } from './to-detail.ts'
import { portrait } from './to-doctor-hit.ts'

export type Directory = ReturnType<typeof createDirectory>

/** The shared directory as one tenant may see it, in one language. */
export function createDirectory(database: OpenDatabase, clock: () => Date) {
  return {
    /** A practitioner's page; undefined where there is none, it is not published, or not this tenant's to show. */
    async findPractitioner(id: number, scope: Scope, language: Language): Promise<PractitionerDetail | undefined> {
      const [record] = await readPractitioners(database, [id])
      if (!record || !isShownTo(record.practitioner.whitelabels, scope)) return undefined
      if (!scope.markets.includes(record.practitioner.country_code)) return undefined
      const reference = await readReference(database)
      const facilities = await readFacilities(
        database,
        record.locations.map((location) => location.facility_id),
      )
      const related = await readRelated(database, id, scope, reference, language)
      return toDetail(
        atShownPlaces(record, facilities, scope),
        { reference, facilities, now: clock() },
        related,
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

    /** Cities of a country with how many doctors this tenant shows there, most first. */
    async listCities(country: string, scope: Scope, language: Language): Promise<City[]> {
      if (!scope.markets.includes(country)) return []
      const { cities } = await readReference(database)
      const counts = await readJson<{ city_id: number; doctors: number }>(
        database,
        `select city_id, count(*)::int as doctors from practitioners
         where published and not fg_test and country_code = $1 and (whitelabels = '{}' or $2 = any(whitelabels)) group by city_id`,
        [country, scope.tenant],
      )
      const doctors = new Map(counts.map((row) => [row.city_id, row.doctors]))
      return [...cities.values()]
        .filter((city) => city.country_code === country)
        .map((city) => ({
          id: String(city.id),
          slug: city.slug,
          name: nameIn(city, language),
          en_name: city.name_en,
          country_code: city.country_code,
          lat: city.lat,
          lng: city.lng,
          time_zone: city.time_zone,
          doctors: doctors.get(city.id) ?? 0,
        }))
        .toSorted((one, other) => other.doctors - one.doctors || Number(one.id) - Number(other.id))
    },

    /** Insurers of a country with their plans, by name. */
    async listInsurers(country: string, scope: Scope, language: Language): Promise<InsuranceHit[]> {
      if (!scope.markets.includes(country)) return []
      const reference = await readReference(database)
      return [...reference.insurers.values()]
        .filter((insurer) => insurer.country_codes.includes(country) && isShownTo(insurer.whitelabels, scope))
        .map((insurer) => ({ ...toInsuranceHit(insurer, reference), name: nameIn(insurer, language) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, language))
    },
  }
}

type RelatedRow = Record<`name_${Language}` | `title_${Language}`, string> & {
  id: number
  slug: string
  portrait_seed: number
  speciality_id: number
  city_id: number
}

/** The best-ranked others of the same speciality and city. */
async function readRelated(database: OpenDatabase, id: number, scope: Scope, reference: Reference, language: Language) {
  const rows = await readJson<RelatedRow>(
    database,
    `select o.id, o.slug, o.portrait_seed, o.speciality_id, o.city_id,
       o.name_en, o.name_ar, o.name_id, o.title_en, o.title_ar, o.title_id
     from practitioners p join practitioners o on o.speciality_id = p.speciality_id and o.city_id = p.city_id
     where p.id = $1 and o.id <> p.id and o.published and not o.fg_test and (o.whitelabels = '{}' or $2 = any(o.whitelabels))
     order by o.plan desc, o.verified desc, o.rank limit 6`,
    [id, scope.tenant],
  )
  return rows.map((row) => ({
    id: String(row.id),
    slug: row.slug,
    fullName: nameIn(row, language),
    title: row[`title_${language}`] || row.title_en,
    profilePicture: portrait(row.portrait_seed),
    speciality_slug: reference.specialities.get(row.speciality_id)!.slug,
    city_slug: reference.cities.get(row.city_id)!.slug,
  }))
}
