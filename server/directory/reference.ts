import type { OpenDatabase } from '#server/db/open'
import type { CityRow, CountryRow, FacilityRow, InsurerRow, PlanRow, SpecialityRow } from './rows.ts'
import { wherePlace } from './visibility/conditions.ts'
import { readJson } from './read-json.ts'

/** What practitioners and facilities point to, by id. */
export type Reference = {
  countries: ReadonlyMap<string, CountryRow>
  cities: ReadonlyMap<number, CityRow>
  specialities: ReadonlyMap<number, SpecialityRow>
  insurers: ReadonlyMap<number, InsurerRow>
  plans: ReadonlyMap<number, PlanRow>
}

/** Reads the small tables of the directory. */
export async function readReference(database: OpenDatabase): Promise<Reference> {
  const countries = await readJson<CountryRow>(
    database,
    'select code, name_en, name_ar, name_id, currency from countries',
  )
  const cities = await readJson<CityRow>(database, 'select * from cities')
  const specialities = await readJson<SpecialityRow>(database, 'select * from specialities')
  const insurers = await readJson<InsurerRow>(
    database,
    'select id, slug, name_en, name_ar, name_id, country_codes, whitelabels from insurers where hidden_since is null',
  )
  const plans = await readJson<PlanRow>(
    database,
    'select id, insurer_id, name from insurance_plans where hidden_since is null order by id',
  )
  return {
    countries: new Map(countries.map((country) => [country.code, country])),
    cities: byId(cities),
    specialities: byId(specialities),
    insurers: byId(insurers),
    plans: byId(plans),
  }
}

/** Columns of a facility as lists and locations need it. */
export const facilityFields = `
  id, unique_id, slug, name_en, name_ar, name_id, clinic_type, country_code, city_id, area_en, area_ar, address_en, address_ar,
  lat, lng, phone, opening_hours, photos, logo, member, plan_ids, plan, fg_test, campaign_ids, whitelabels`

/** Facilities that there are for patients, by id; all of them unless ids are given. */
export async function readFacilities(
  database: OpenDatabase,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, FacilityRow>> {
  const select = `select ${facilityFields} from facilities where ${wherePlace('facilities')}`
  const rows = ids
    ? await readJson<FacilityRow>(database, `${select} and id = any(string_to_array($1, ',')::int[])`, [ids.join(',')])
    : await readJson<FacilityRow>(database, select)
  return byId(rows)
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
