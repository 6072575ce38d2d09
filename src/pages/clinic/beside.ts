import type { FacilityDetail } from '#contract/facility'

/** Which pages are beside a clinic's: its city, and what most of its doctors treat (C76). */
export function besideOf(facility: Pick<FacilityDetail, 'city_slug' | 'specialities_detail'>) {
  const [main] = facility.specialities_detail
  return { city: facility.city_slug, ...(main ? { speciality: main.slug } : {}) }
}
