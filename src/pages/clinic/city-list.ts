import type { FacilityDetail } from '#contract/facility'
import { isHospital } from '#contract/facility-kind'
import { messages } from './clinic.messages.ts'

/** The list that a facility belongs to: hospitals or clinics of its city. */
export function cityList({ clinicType, city_slug: city }: Pick<FacilityDetail, 'clinicType' | 'city_slug'>) {
  return isHospital(clinicType)
    ? { message: messages.hospitalsIn, address: { facilityTitle: 'hospital', city } }
    : { message: messages.clinicsIn, address: { facilityTitle: 'clinic', city } }
}
