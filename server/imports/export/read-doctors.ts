import { parseAbsolute } from '@internationalized/date'
import type { OpenDatabase } from '#server/db/database'
import { readJson } from '#server/directory/read-json'
import type { Values } from '../kinds/kinds.ts'
import type { Exported } from './exported.ts'
import { plansOf } from './read-places.ts'

type Role = { id: string | null; facility: string; callable: boolean; plans: string[]; facility_plans: string[] }
type DoctorRow = Values['practitioners'] & {
  our_id: number
  time_zone: string
  roles: Role[]
  services: Omit<Values['services'], 'practitioner'>[]
  hours: Omit<Values['hours'], 'practitioner'>[]
  exceptions: { from: string; to: string }[]
}

const batchSize = 500

/** The doctors of a source that are not hidden, with all that hangs on them. */
export async function* readDoctors(open: OpenDatabase, source: string): AsyncGenerator<Exported[]> {
  for (let after = 0; ;) {
    const doctors = await readJson<DoctorRow>(open, select, [source, after])
    const last = doctors.at(-1)
    if (!last) return
    after = last.our_id
    yield doctors.flatMap(rowsOf)
  }
}

const list = (what: string, from: string, order: string) =>
  `coalesce((select jsonb_agg(${what} order by ${order}) from ${from}), '[]'::jsonb)`

const select = `
  select p.id as our_id, p.source_id as id, jsonb_build_object('slug', c.slug) as city, c.time_zone, p.name_en, p.name_ar, p.name_id,
    p.title_en, p.title_ar, p.title_id, p.gender, jsonb_build_object('slug', s.slug) as speciality, p.topics, p.languages,
    p.years_of_experience, p.bio_en, p.bio_ar, p.bio_id, p.photo, p.verified, p.whitelabels as shown_by,
    ${list(
      `jsonb_build_object('id', l.source_id, 'facility', f.source_id, 'callable', l.fg_callable, 'plans', ${plansOf('l.plan_ids')},
         'facility_plans', ${plansOf('f.plan_ids')})`,
      'practice_locations l join facilities f on f.id = l.facility_id where l.practitioner_id = p.id',
      'l.position',
    )} as roles,
    ${list(
      `jsonb_build_object('id', v.source_id, 'facility', f.source_id, 'kind', v.consultation_type, 'name_en', v.name_en,
         'name_ar', v.name_ar, 'name_id', v.name_id, 'minutes', v.duration_minutes, 'fee', v.fee, 'currency', v.currency)`,
      'services v join facilities f on f.id = v.facility_id where v.practitioner_id = p.id and v.hidden_since is null',
      'v.id',
    )} as services,
    ${list(
      `jsonb_build_object('facility', f.source_id, 'days', r.weekdays, 'from', r.from_minute, 'to', r.to_minute,
         'kinds', r.consultation_types)`,
      'availability_rules r join facilities f on f.id = r.facility_id where r.practitioner_id = p.id',
      'r.ctid',
    )} as hours,
    ${list(
      `jsonb_build_object('from', lower(e.during), 'to', upper(e.during))`,
      'availability_exceptions e where e.practitioner_id = p.id',
      'e.id',
    )} as exceptions
  from practitioners p join cities c on c.id = p.city_id join specialities s on s.id = p.speciality_id
  where p.source = $1 and p.hidden_since is null and p.id > $2 order by p.id limit ${batchSize}`

function rowsOf({ our_id: _, time_zone, roles, services, hours, exceptions, ...values }: DoctorRow): Exported[] {
  const practitioner = values.id
  return [
    { kind: 'practitioners', values },
    ...roles.map(({ id, facility, callable }): Exported => ({
      kind: 'roles',
      values: { id: id ?? undefined, practitioner, facility, callable },
    })),
    ...services.map((service): Exported => ({ kind: 'services', values: { ...service, practitioner } })),
    ...hours.map((each): Exported => ({ kind: 'hours', values: { ...each, practitioner } })),
    ...exceptions.map(({ from, to }): Exported => ({
      kind: 'exceptions',
      values: { practitioner, from: localIn(from, time_zone), to: localIn(to, time_zone) },
    })),
    // Where the doctor accepts what the place does, the place says it.
    ...roles
      .filter(({ plans, facility_plans }) => plans.join() !== facility_plans.join())
      .flatMap(({ plans, facility }) =>
        plans.map((plan): Exported => ({ kind: 'accepted_plans', values: { plan, facility, practitioner } })),
      ),
  ]
}

/** A minute of local time. */
const localIn = (instant: string, zone: string) =>
  parseAbsolute(new Date(instant).toISOString(), zone).toString().slice(0, 16)
