import type { OpenDatabase } from '#server/db/open'
import { readJson } from './read-json.ts'
import { whereListed } from './listed.ts'
import { isShownTo, type Scope } from './scope.ts'

/** Who works at a facility: how many, in which specialities, and the lowest fee of a visit; null where nobody can be booked. */
export type Staff = { doctors: number; speciality_ids: number[]; lowest_fee: number | null }

/** The staff of a facility in parts, by the tenants that show them. */
export type StaffGroup = Staff & { whitelabels: string[] }

type StaffRow = StaffGroup & { facility_id: number }

/** The listed staff of every facility that has any. */
export async function readStaff(database: OpenDatabase): Promise<ReadonlyMap<number, StaffGroup[]>> {
  const rows = await readJson<StaffRow>(
    database,
    `select l.facility_id, p.whitelabels, count(*)::int as doctors, array_agg(distinct p.speciality_id) as speciality_ids,
       min((select min(s.fee) from services s where s.practitioner_id = p.id and s.facility_id = l.facility_id)) as lowest_fee
     from practice_locations l join practitioners p on p.id = l.practitioner_id
     where ${whereListed('p')} group by l.facility_id, p.whitelabels`,
  )
  const staff = new Map<number, StaffGroup[]>()
  for (const { facility_id, ...group } of rows) staff.set(facility_id, [...(staff.get(facility_id) ?? []), group])
  return staff
}

/** Everybody of the groups, or those alone that a tenant shows. */
export function staffOf(groups: readonly StaffGroup[], scope?: Pick<Scope, 'tenant'>): Staff {
  const shown = groups.filter(({ whitelabels }) => !scope || isShownTo(whitelabels, scope))
  return {
    doctors: shown.reduce((sum, { doctors }) => sum + doctors, 0),
    speciality_ids: [...new Set(shown.flatMap(({ speciality_ids }) => speciality_ids))],
    lowest_fee: lowestOf(shown.map(({ lowest_fee }) => lowest_fee)),
  }
}

/** The lowest of fees; null where there is none. */
export function lowestOf(fees: readonly (number | null)[]): number | null {
  const known = fees.filter((fee) => fee !== null)
  return known.length > 0 ? Math.min(...known) : null
}
