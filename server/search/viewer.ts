import type { DoctorHit, DoctorLocation, FacilityHit, InsuranceHit } from '#contract/directory'
import type { DirectoryChoice } from '#contract/tenant'
import { isInsurerShownTo, isPlaceShownTo, type View } from '#server/directory/scope'
import { addStaff, lowestOf, noStaff, type Staff } from '#server/directory/staff'

/** Values of attributes that do not exist for a tenant, by attribute; those of relations by `relation.attribute`. */
export type HiddenValues = Readonly<Record<string, ReadonlySet<string>>>

/** For whom hits are shown, filtered and counted. */
export type Viewer = {
  tenant: string
  hidden: HiddenValues
  /** What the tenant chose of the directory, where it did. */
  choice?: DirectoryChoice | undefined
  /** Slugs of insurers and Arabic names of quarters, by the id of insurer and facility; Arabic names of cities by slug. */
  names: Record<'insurers' | 'arabicAreas' | 'arabicCities', ReadonlyMap<string, string>>
  /** Who is shown at each facility by its id, where the tenant chose. */
  staffAt?: () => ReadonlyMap<string, Staff>
}

type Insurer = Pick<InsuranceHit, 'id' | 'slug' | 'plans' | 'whitelabels'>
type Facility = Pick<FacilityHit, 'id' | 'slug' | 'area' | 'arabic_area' | 'city_slug' | 'arabic_city'>

/**
 * A tenant as it looks at the directory: insurers that it does not show, and their plans, are nowhere in it, nor are facilities
 * that it did not choose.
 */
export function createViewer(view: View, insurers: readonly Insurer[], facilities: readonly Facility[]): Viewer {
  const others = insurers.filter((insurer) => !isInsurerShownTo(insurer, view))
  const plans = new Set(others.flatMap((insurer) => insurer.plans.map(({ id }) => id)))
  return {
    tenant: view.tenant,
    choice: view.choice,
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

function unchosenPlaces(view: View, facilities: readonly Facility[]): HiddenValues {
  const isShown = ({ slug }: Facility) => isPlaceShownTo({ slug, whitelabels: [] }, view)
  const others = facilities.filter((facility) => !isShown(facility))
  const ids = new Set(others.map(({ id }) => id))
  const areas = new Set(others.map(({ area }) => area))
  for (const { area } of facilities.filter(isShown)) areas.delete(area)
  return { facility_ids: ids, 'locations.facility_id': ids, areas }
}

/** Whether a place is one where the tenant's patients see a doctor, by its own choice. */
export const isChosenPlace =
  ({ tenant, choice, hidden }: Viewer) =>
  ({ slug, network_ids }: Pick<DoctorLocation, 'slug' | 'network_ids'>): boolean =>
    isPlaceShownTo({ slug, whitelabels: [] }, { tenant, choice }) &&
    (!choice?.insurers || network_ids.some((id) => !hidden['insurance_plans']?.has(String(id))))

/** Whether a facility is one of its choice that takes one of the insurers that it chose. */
export const isChosenFacility = ({ slug, insurances }: FacilityHit, { tenant, choice, hidden }: Viewer): boolean =>
  isPlaceShownTo({ slug, whitelabels: [] }, { tenant, choice }) &&
  (!choice?.insurers || insurances.some((insurer) => !hidden['insurances']?.has(insurer)))

/** Who is shown at each facility, from the doctors as the tenant shows them. */
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
