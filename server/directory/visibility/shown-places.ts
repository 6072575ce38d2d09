import { shownPlans } from '../insurance.ts'
import type { Reference } from '../reference.ts'
import type { FacilityRow, LocationRow, PractitionerRecord } from '../rows.ts'
import { isPlaceShownTo } from './rule.ts'
import type { View } from './scope.ts'

/** Whether some of the plans are those of an insurer that was chosen. */
function isTakenBy(planIds: readonly number[], reference: Reference, view: View): boolean {
  return view.choice?.insurers === undefined || shownPlans(planIds, reference, view).length > 0
}

/** Where a practitioner is seen by the tenant's patients. */
function shownLocations(
  { locations }: Pick<PractitionerRecord, 'locations'>,
  facilities: ReadonlyMap<number, FacilityRow>,
  reference: Reference,
  view: View,
): LocationRow[] {
  return locations.filter(({ facility_id, plan_ids }) => {
    const facility = facilities.get(facility_id)
    return facility !== undefined && isPlaceShownTo(facility, view) && isTakenBy(plan_ids, reference, view)
  })
}

/** A practitioner at the places that are this tenant's to show: what hangs on the others is left out with them. */
export function atShownPlaces(
  record: PractitionerRecord,
  facilities: ReadonlyMap<number, FacilityRow>,
  reference: Reference,
  view: View,
): PractitionerRecord {
  const locations = shownLocations(record, facilities, reference, view)
  const places = new Set(locations.map(({ facility_id }) => facility_id))
  const isShown = ({ facility_id }: { facility_id: number }) => {
    const facility = facilities.get(facility_id)
    return (
      places.has(facility_id) || (!view.choice?.insurers && facility !== undefined && isPlaceShownTo(facility, view))
    )
  }
  return { ...record, locations, services: record.services.filter(isShown), rules: record.rules.filter(isShown) }
}
