import type { OpenDatabase } from '#server/db/open'
import { whereListed } from './visibility/conditions.ts'
import type { LocationRow, PractitionerRecord, PractitionerRow, RuleRow, ServiceRow } from './rows.ts'
import { readJson } from './read-json.ts'

const fields = `
  id, unique_id, slug, name_en, name_ar, name_id, title_en, title_ar, title_id, gender, languages, bio_en, bio_ar, bio_id,
  speciality_id, topics, country_code, city_id, years_of_experience, verified, registered, plan, portrait_seed, photo, fg_test,
  educations, experiences, campaign_ids, whitelabels, rank`

const bulk = 1500

/** Every listed practitioner, some thousands at a time, so that a server that builds its index goes on answering. */
export async function* readAllPractitioners(database: OpenDatabase): AsyncGenerator<PractitionerRecord[]> {
  let after = 0
  for (;;) {
    const select = `select ${fields} from practitioners where ${whereListed('practitioners')} and id > $1 order by id limit ${bulk}`
    const practitioners = await readJson<PractitionerRow>(database, select, [after])
    const last = practitioners.at(-1)
    if (!last) return
    yield await withParts(database, practitioners, 'practitioner_id > $1 and practitioner_id <= $2', [after, last.id])
    after = last.id
  }
}

/** Listed practitioners by id; the others are left out. */
export async function readPractitioners(database: OpenDatabase, ids: readonly number[]): Promise<PractitionerRecord[]> {
  const list = ids.join(',')
  const practitioners = await readJson<PractitionerRow>(
    database,
    `select ${fields} from practitioners where ${whereListed('practitioners')} and id = any(string_to_array($1, ',')::int[])`,
    [list],
  )
  return withParts(database, practitioners, `practitioner_id = any(string_to_array($1, ',')::int[])`, [list])
}

async function withParts(database: OpenDatabase, practitioners: PractitionerRow[], where: string, params: unknown[]) {
  if (!practitioners.length) return []
  const locations = await readJson<LocationRow>(
    database,
    `select practitioner_id, facility_id, fg_callable, plan_ids from practice_locations where ${where} order by practitioner_id, position`,
    params,
  )
  const services = await readJson<ServiceRow>(
    database,
    `select practitioner_id, facility_id, consultation_type, name_en, duration_minutes, fee, currency from services where ${where} and hidden_since is null order by id`,
    params,
  )
  const rules = await readJson<RuleRow>(
    database,
    `select practitioner_id, facility_id, weekdays, from_minute, to_minute, consultation_types from availability_rules where ${where}`,
    params,
  )
  const parts = { locations: group(locations), services: group(services), rules: group(rules) }
  return practitioners.map((practitioner) => ({
    practitioner,
    locations: parts.locations.get(practitioner.id) ?? [],
    services: parts.services.get(practitioner.id) ?? [],
    rules: parts.rules.get(practitioner.id) ?? [],
  }))
}

function group<Row extends { practitioner_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const known = groups.get(row.practitioner_id)
    if (known) known.push(row)
    else groups.set(row.practitioner_id, [row])
  }
  return groups
}
