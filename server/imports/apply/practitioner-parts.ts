import { parseDate, parseDateTime } from '@internationalized/date'
import type { StagedPractitioner } from './staging.ts'
import type { TableRow } from './upsert-rows.ts'

/** Our ids of what doctors refer to, by the ids of the source. */
export type Targets = {
  facilities: ReadonlyMap<string, number>
  plans: ReadonlyMap<string, number>
  /** Plans accepted by a whole facility, by the facility's id of the source. */
  plansOf: ReadonlyMap<string, readonly number[]>
  currencyOf: (country: string) => string
  pictureOf: (path: string) => Promise<string>
}

/** Rows of a doctor without our ids of the doctor and of services. */
export type Compiled = {
  sourceId: string
  columns: TableRow
  locations: TableRow[]
  services: (TableRow & { source_id: string })[]
  rules: TableRow[]
  exceptions: TableRow[]
}

/** What the source says of a doctor, as rows of our tables. */
export async function compile(staged: StagedPractitioner, targets: Targets): Promise<Compiled | undefined> {
  const [own] = staged.practitioners
  if (!own) return undefined
  const { city, speciality } = own
  const facilityId = ({ facility }: { facility: string }) => targets.facilities.get(facility) ?? 0
  return {
    sourceId: staged.sourceId,
    columns: {
      ...{ name_en: own.name_en, name_ar: own.name_ar ?? '', name_id: own.name_id ?? '' },
      ...{ title_en: own.title_en, title_ar: own.title_ar ?? '', title_id: own.title_id ?? '' },
      ...{ bio_en: own.bio_en ?? '', bio_ar: own.bio_ar ?? '', bio_id: own.bio_id ?? '' },
      gender: own.gender,
      languages: own.languages,
      speciality_id: speciality.id,
      topics: own.topics ?? [],
      country_code: city.country,
      city_id: city.id,
      years_of_experience: own.years_of_experience,
      verified: own.verified ?? false,
      photo: own.photo ? await targets.pictureOf(own.photo) : '',
      whitelabels: own.shown_by ?? [],
      published: true,
    },
    locations: staged.roles.map((role, position) => ({
      facility_id: facilityId(role),
      position,
      fg_callable: role.callable ?? false,
      plan_ids: plansAt(role.facility, staged, targets),
      source_id: role.id ?? null,
    })),
    services: staged.services.map((service) => ({
      source_id: service.id,
      facility_id: facilityId(service),
      ...{ name_en: service.name_en, name_ar: service.name_ar ?? '', name_id: service.name_id ?? '' },
      consultation_type: service.kind,
      duration_minutes: service.minutes,
      fee: service.fee,
      currency: service.currency ?? targets.currencyOf(city.country),
      hidden_since: null,
    })),
    rules: inOrder(
      staged.hours.map((hours) => ({
        facility_id: facilityId(hours),
        weekdays: hours.days,
        from_minute: hours.from,
        to_minute: hours.to,
        consultation_types: hours.kinds ?? ['clinic'],
      })),
    ),
    exceptions: inOrder(staged.exceptions.map(({ from, to }) => ({ during: duringOf(from, to, city.timeZone) }))),
  }
}

/** The same whatever the order of the lines: it means nothing here. */
const inOrder = <Each extends TableRow>(rows: Each[]): Each[] =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/** The doctor's own plans at a place, or else those of the place. */
function plansAt(
  facility: string,
  { accepted_plans: accepted }: StagedPractitioner,
  { plans, plansOf }: Targets,
): number[] {
  const own = accepted.filter((each) => each.facility === facility).flatMap(({ plan }) => plans.get(plan) ?? [])
  return own.length > 0 ? own : [...(plansOf.get(facility) ?? [])]
}

/** Days are whole, the last one included. */
function duringOf(from: string, to: string, zone: string): string {
  const begin = from.length === 10 ? parseDate(from).toDate(zone) : parseDateTime(from).toDate(zone)
  const end = to.length === 10 ? parseDate(to).add({ days: 1 }).toDate(zone) : parseDateTime(to).toDate(zone)
  return `[${begin.toISOString()},${end.toISOString()})`
}
