import type { DoctorLocation } from '#contract/directory'
import { insurersOf } from './insurance.ts'
import type { Reference } from './reference.ts'
import type { FacilityRow, LocationRow } from './rows.ts'

/** What locations need to know of their practitioner. */
type Practice = { plan: number; facilityIdsWithHours: ReadonlySet<number> }

/** Where a practitioner sees patients (N13). `is_available` says that there are working hours there, so that it can be booked. */
export function toLocation(
  location: LocationRow,
  facility: FacilityRow,
  position: number,
  practice: Practice,
  reference: Reference,
): DoctorLocation {
  const city = reference.cities.get(facility.city_id)!
  const shared = sharedParts(facility, location.plan_ids, reference)
  return {
    id: `${location.practitioner_id}-${facility.id}`,
    facility_id: String(facility.id),
    name: facility.name_en,
    arabicName: facility.name_ar,
    ar_name: facility.name_ar,
    id_name: facility.name_id,
    slug: facility.slug,
    fg_callable: location.fg_callable,
    practitioner_plan_id: practice.plan,
    is_available: practice.facilityIdsWithHours.has(facility.id),
    address: facility.address_en,
    en_address: facility.address_en,
    ar_address: facility.address_ar,
    _geoloc: shared.point,
    phone: facility.phone,
    real_phone: location.fg_callable ? facility.phone : '',
    area: facility.area_en,
    district: facility.area_en,
    city: city.name_en,
    city_slug: city.slug,
    network_ids: location.plan_ids,
    opening_time: facility.opening_hours,
    idx: position,
    plan: facility.plan,
    insuranceLocal: shared.insurers,
    cover: facility.photos[0] ?? '',
    clinicType: facility.clinic_type,
    time_zone: city.time_zone,
  }
}

// Ten doctors of one clinic take the same plans at the same place: one list for all of them.
function sharedParts(facility: FacilityRow, planIds: readonly number[], reference: Reference) {
  const own = shared.get(facility) ?? {
    point: { lat: facility.lat, lng: facility.lng },
    insurers: new Map<string, DoctorLocation['insuranceLocal']>(),
  }
  shared.set(facility, own)
  const key = planIds.join()
  const insurers =
    own.insurers.get(key) ??
    insurersOf(planIds, reference).map(({ insurer, plans }) => ({
      id: String(insurer.id),
      name: insurer.name_en,
      plan_ids: plans.map(({ id }) => id),
    }))
  own.insurers.set(key, insurers)
  return { point: own.point, insurers }
}

const shared = new WeakMap<
  FacilityRow,
  { point: { lat: number; lng: number }; insurers: Map<string, DoctorLocation['insuranceLocal']> }
>()
