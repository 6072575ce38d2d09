import type { Country } from '#contract/locale'
import type { OpenDatabase } from '#server/db/open'
import {
  whereabouts,
  whereFacilityListedFor,
  whereInsurerShownTo,
  whereListedFor,
  whereLocation,
} from './visibility/rule.ts'
import { readJson } from './read-json.ts'
import { isChoosing, viewText, type Scope } from './visibility/scope.ts'

/** When a page last changed, as ISO 8601. */
type Changed = { lastmod: string }
export type ListedDoctor = Changed & { id: number; slug: string; speciality_slug: string; city_slug: string }
export type ListedFacility = Changed & { id: number; slug: string; clinic_type: string; city_slug: string }
/** A list that has somebody on it, and how many. */
export type ListedGroup = Changed & { slug: string; doctors: number }
export type ListedCombination = Changed & { speciality_slug: string; city_slug: string; doctors: number }
export type ListedFacilityCity = Changed & { city_slug: string; clinic_type: string; facilities: number }

/** A part of a long list: those with ids after one, up to a number of them. */
export type Part = { after?: number; limit: number }

/** Where a part of a long list begins, for `Part`. */
export type PartOfList = Changed & { after: number }

/**
 * What of the directory a tenant lists, for a sitemap. Everything is read from the database, and a page's date is the last
 * change of what stands on it.
 */
export function createSitemapLists(database: OpenDatabase) {
  const read = async <Row extends Changed>(scope: Scope, country: Country, select: string, more: unknown[] = []) => {
    if (!scope.markets.includes(country)) return []
    const rows = await readJson<Row>(database, select, [viewText(scope), country, ...more])
    return rows.map((row) => ({ ...row, lastmod: new Date(row.lastmod).toISOString() }))
  }
  const doctorsIn = (
    city: string,
  ) => `from practitioners p join specialities s on s.id = p.speciality_id join cities c on c.id = ${city}
    where p.country_code = $2 and ${whereListedFor('p', '$1')}`
  const doctors = doctorsIn('p.city_id')
  /** By the cities that they are found in. */
  const found = (scope: Scope) => (isChoosing(scope) ? doctorsIn(whereabouts('p', '$1')) : doctors)
  const facilities = `from facilities f join cities c on c.id = f.city_id where f.country_code = $2 and ${whereFacilityListedFor('f', '$1')}`

  const partsOf = (table: string, from: string) => (scope: Scope, country: Country, size: number) =>
    read<PartOfList>(
      scope,
      country,
      `select min(id) - 1 as after, max(updated_at) as lastmod
       from (select ${table}.id, ${table}.updated_at, (row_number() over (order by ${table}.id) - 1) / $3::int as part ${from}) numbered
       group by part order by part`,
      [size],
    )

  return {
    /** How all doctors fall into parts of at most so many. */
    doctorParts: partsOf('p', doctors),
    facilityParts: partsOf('f', facilities),
    doctors: (scope: Scope, country: Country, { after = 0, limit }: Part) =>
      read<ListedDoctor>(
        scope,
        country,
        `select p.id, p.slug, s.slug as speciality_slug, c.slug as city_slug, p.updated_at as lastmod
         ${doctors} and p.id > $3 order by p.id limit $4`,
        [after, limit],
      ),
    facilities: (scope: Scope, country: Country, { after = 0, limit }: Part) =>
      read<ListedFacility>(
        scope,
        country,
        `select f.id, f.slug, f.clinic_type, c.slug as city_slug, f.updated_at as lastmod
         ${facilities} and f.id > $3 order by f.id limit $4`,
        [after, limit],
      ),
    /** Specialities in cities, where there is anybody. */
    specialitiesInCities: (scope: Scope, country: Country) =>
      read<ListedCombination>(
        scope,
        country,
        `select s.slug as speciality_slug, c.slug as city_slug, count(*)::int as doctors, max(p.updated_at) as lastmod
         ${found(scope)} group by 1, 2 order by 1, 2`,
      ),
    specialities: (scope: Scope, country: Country) =>
      read<ListedGroup>(
        scope,
        country,
        `select s.slug, count(*)::int as doctors, max(p.updated_at) as lastmod ${doctors} group by 1 order by 1`,
      ),
    cities: (scope: Scope, country: Country) =>
      read<ListedGroup>(
        scope,
        country,
        `select c.slug, count(*)::int as doctors, max(p.updated_at) as lastmod ${found(scope)} group by 1 order by 1`,
      ),
    /** Spoken languages by their English names. */
    languages: (scope: Scope, country: Country) =>
      read<ListedGroup>(
        scope,
        country,
        `select language as slug, count(*)::int as doctors, max(updated_at) as lastmod
         from (select p.updated_at, unnest(p.languages) as language ${doctors}) spoken group by 1 order by 1`,
      ),
    /** Insurers that somebody listed takes. */
    insurers: (scope: Scope, country: Country) =>
      read<ListedGroup>(
        scope,
        country,
        `select i.slug, count(distinct taken.id)::int as doctors, max(taken.updated_at) as lastmod
         from (select distinct p.id, p.updated_at, unnest(l.plan_ids) as plan_id
               from practice_locations l join practitioners p on p.id = l.practitioner_id
                 join facilities f on f.id = l.facility_id
               where p.country_code = $2 and ${whereLocation('l', 'f', '$1')} and ${whereListedFor('p', '$1')}) taken
         join insurance_plans plan on plan.id = taken.plan_id join insurers i on i.id = plan.insurer_id
         where $2 = any(i.country_codes) and ${whereInsurerShownTo('i', '$1')}
         group by 1 order by 1`,
      ),
    /** Kinds of facilities in cities. */
    facilitiesInCities: (scope: Scope, country: Country) =>
      read<ListedFacilityCity>(
        scope,
        country,
        `select c.slug as city_slug, f.clinic_type, count(*)::int as facilities, max(f.updated_at) as lastmod
         ${facilities} group by 1, 2 order by 1, 2`,
      ),
  }
}
export type SitemapLists = ReturnType<typeof createSitemapLists>
