import type { DoctorHit } from '#contract/directory'
import { isChosenPlace, type Viewer } from '../viewer.ts'

/**
 * A doctor with only the places in the tenant's scope: fees, consultation types and plans are those of these places. Undefined
 * where none is left.
 */
export function atChosenPlaces(hit: DoctorHit, viewer: Viewer): DoctorHit | undefined {
  const locations = hit.locations.filter(isChosenPlace(viewer))
  const [first] = locations
  if (!first) return undefined
  if (locations.length === hit.locations.length) return hit
  const ids = locations.map(({ facility_id }) => facility_id)
  const fees = hit.service_fees.filter(({ facility_id }) => ids.includes(facility_id))
  const plans = new Set(locations.flatMap(({ network_ids }) => network_ids.map(String)))
  const insurers = new Set(
    locations.flatMap(({ insuranceLocal }) => insuranceLocal.map(({ id }) => viewer.names.insurers.get(id))),
  )
  return {
    ...hit,
    locations,
    facility_ids: ids,
    _geoloc: locations.map((location) => location._geoloc),
    area: first.area,
    arabic_area: viewer.names.arabicAreas.get(first.facility_id) ?? '',
    district: first.district,
    insurances: hit.insurances.filter((slug) => insurers.has(slug)),
    insurance_plans: hit.insurance_plans.filter((id) => plans.has(id)),
    service_fees: fees,
    fee: fees[0]?.fee ?? 0,
    fees: fees[0]?.fee ?? 0,
    fg_online: fees.some(({ consultation_type }) => consultation_type === 'telemedicine'),
    fg_homecare: fees.some(({ consultation_type }) => consultation_type === 'homecare'),
  }
}
