import type { OpenDatabase } from '#server/db/open'
import { readJson } from './read-json.ts'
import { whereListed } from './visibility/conditions.ts'
import { commonTenants, isShownTo } from './visibility/conditions.ts'
import type { FacilityRow, PractitionerRow, SpecialityRow } from './rows.ts'
import type { Scope } from './visibility/scope.ts'

/** Who works at a facility: how many, and by the ids of their specialities the lowest fee of a visit; null where nobody of one can be booked. */
export type Staff = { doctors: number; lowest_fees: Map<number, number | null> }

/** Staff of one speciality of a facility, and the tenants that show it; empty for all tenants. */
export type StaffGroup = Pick<PractitionerRow, 'speciality_id'> & {
  whitelabels: readonly string[]
  doctors: number
  lowest_fee: number | null
}

type StaffRow = StaffGroup & { facility_id: FacilityRow['id']; tenants_of_speciality: SpecialityRow['whitelabels'] }

/** The listed staff of every facility that has any. */
export async function readStaff(database: OpenDatabase): Promise<ReadonlyMap<number, StaffGroup[]>> {
  const rows = await readJson<StaffRow>(
    database,
    `select l.facility_id, p.whitelabels, own.whitelabels as tenants_of_speciality, p.speciality_id, count(*)::int as doctors,
       min((select min(s.fee) from services s where s.practitioner_id = p.id and s.facility_id = l.facility_id and s.hidden_since is null)) as lowest_fee
     from practice_locations l join practitioners p on p.id = l.practitioner_id
       join specialities own on own.id = p.speciality_id
     where ${whereListed('p')} group by l.facility_id, p.whitelabels, own.whitelabels, p.speciality_id`,
  )
  const staff = new Map<number, StaffGroup[]>()
  for (const { facility_id, tenants_of_speciality, ...group } of rows) {
    const whitelabels = commonTenants(group.whitelabels, tenants_of_speciality)
    staff.set(facility_id, [...(staff.get(facility_id) ?? []), { ...group, whitelabels }])
  }
  return staff
}

/** Everybody of the groups, or those alone that a tenant shows. */
export function staffOf(groups: readonly StaffGroup[], scope?: Pick<Scope, 'tenant'>): Staff {
  const staff = noStaff()
  for (const { whitelabels, ...group } of groups) if (!scope || isShownTo(whitelabels, scope)) addStaff(staff, group)
  return staff
}

/** Where nobody who is shown works. */
export const noStaff = (): Staff => ({ doctors: 0, lowest_fees: new Map() })

/** Adds doctors of one speciality. */
export function addStaff(staff: Staff, { speciality_id, doctors, lowest_fee }: Omit<StaffGroup, 'whitelabels'>): void {
  staff.doctors += doctors
  staff.lowest_fees.set(speciality_id, lowestOf([staff.lowest_fees.get(speciality_id) ?? null, lowest_fee]))
}

/** The lowest of fees; null where there is none. */
export function lowestOf(fees: Iterable<number | null>): number | null {
  const known = [...fees].filter((fee) => fee !== null)
  return known.length > 0 ? Math.min(...known) : null
}
