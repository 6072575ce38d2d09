import type { DoctorHit, DoctorLocation, FacilityHit, InsuranceHit } from '#contract/directory'
import type { DirectoryChoice } from '#contract/tenant'
import { bookingWindowOf, type BookingWindow } from '#contract/window-days'
import { isChosen } from '#server/directory/visibility/conditions'
import { isInsurerShownTo } from '#server/directory/visibility/rule'
import type { View } from '#server/directory/visibility/scope'
import { addStaff, lowestOf, noStaff, type Staff } from '#server/directory/staff'

/** Values of attributes that are hidden from a tenant, by attribute; those of relations by `relation.attribute`. */
export type HiddenValues = Readonly<Record<string, ReadonlySet<string>>>

/** The view of the directory for which hits are shown, filtered and counted. */
export type Viewer = {
  tenant: string
  hidden: HiddenValues
  /** The tenant's scope, if it has one. */
  choice?: DirectoryChoice | undefined
  /** From when and until when visits can be booked, and where a facility has that by a rule of its own, by its id. */
  window: BookingWindow
  windows: Readonly<Record<string, BookingWindow>>
  /** Slugs of insurers and Arabic names of areas, by the id of insurer and facility; Arabic names of cities by slug. */
  names: Record<'insurers' | 'arabicAreas' | 'arabicCities', ReadonlyMap<string, string>>
  /** Visible doctors of each facility by its id, where the tenant has a scope. */
  staffAt?: () => ReadonlyMap<string, Staff>
}

type Insurer = Pick<InsuranceHit, 'id' | 'slug' | 'plans' | 'whitelabels'>
type Facility = Pick<FacilityHit, 'id' | 'slug' | 'area' | 'arabic_area' | 'city_slug' | 'arabic_city'>

/**
 * A tenant's view of the directory: insurers that it does not show, with their plans, and facilities outside its scope are left
 * out everywhere.
 */
export function createViewer(view: View, insurers: readonly Insurer[], facilities: readonly Facility[]): Viewer {
  const others = insurers.filter((insurer) => !isInsurerShownTo(insurer, view))
  const plans = new Set(others.flatMap((insurer) => insurer.plans.map(({ id }) => id)))
  return {
    tenant: view.tenant,
    choice: view.choice,
    window: bookingWindowOf(view.rules, ''),
    windows: windowsOf(view, facilities),
    names: {
      insurers: new Map(insurers.map(({ id, slug }) => [id, slug])),
      arabicAreas: new Map(facilities.map(({ id, arabic_area }) => [id, arabic_area ?? ''])),
      arabicCities: new Map(facilities.map(({ city_slug, arabic_city }) => [city_slug, arabic_city ?? ''])),
    },
    hidden: {
      ...(view.choice?.facilities && unchosenPlaces(view, facilities)),
      insurances: new Set(others.map(({ slug }) => slug)),
      insurance_plans: plans,
      'locations.insurers': new Set(others.map(({ id }) => id)),
      'locations.network_ids': plans,
    },
  }
}

function windowsOf({ rules }: View, facilities: readonly Facility[]): Viewer['windows'] {
  const ruled = new Set(rules?.facilities?.map(({ facility }) => facility))
  const own = facilities.filter(({ slug }) => ruled.has(slug))
  return Object.fromEntries(own.map(({ id, slug }) => [id, bookingWindowOf(rules, slug)]))
}

function unchosenPlaces(view: View, facilities: readonly Facility[]): HiddenValues {
  const isShown = ({ slug }: Facility) => isChosen('facilities', slug, view)
  const others = facilities.filter((facility) => !isShown(facility))
  const ids = new Set(others.map(({ id }) => id))
  const areas = new Set(others.map(({ area }) => area))
  for (const { area } of facilities.filter(isShown)) areas.delete(area)
  return { facility_ids: ids, 'locations.facility_id': ids, areas }
}

/** Whether a place is in the tenant's scope. */
export const isChosenPlace =
  ({ tenant, choice, hidden }: Viewer) =>
  ({ slug, network_ids }: Pick<DoctorLocation, 'slug' | 'network_ids'>): boolean =>
    isChosen('facilities', slug, { tenant, choice }) &&
    (!choice?.insurers || network_ids.some((id) => !hidden['insurance_plans']?.has(String(id))))

/** Whether a facility is in the tenant's scope and takes one of the insurers in it. */
export const isChosenFacility = ({ slug, insurances }: FacilityHit, { tenant, choice, hidden }: Viewer): boolean =>
  isChosen('facilities', slug, { tenant, choice }) &&
  (!choice?.insurers || insurances.some((insurer) => !hidden['insurances']?.has(insurer)))

/** Visible doctors of each facility, from the doctors as the tenant shows them. */
export function gatherStaff(
  doctors: Iterable<DoctorHit>,
  specialityIds: ReadonlyMap<string, number>,
): Map<string, Staff> {
  const staff = new Map<string, Staff>()
  for (const { locations, speciality_slug, service_fees } of doctors) {
    for (const { facility_id } of locations) {
      const here = staff.get(facility_id) ?? noStaff()
      const fees = service_fees.filter((fee) => fee.facility_id === facility_id).map(({ fee }) => fee)
      addStaff(here, { speciality_id: specialityIds.get(speciality_slug)!, doctors: 1, lowest_fee: lowestOf(fees) })
      staff.set(facility_id, here)
    }
  }
  return staff
}
