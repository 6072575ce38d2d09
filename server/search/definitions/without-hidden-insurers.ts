import type { DoctorHit, FacilityHit } from '#contract/directory'
import type { Viewer } from '../viewer.ts'

/** A doctor without the insurers that the tenant does not show. */
export function doctorForViewer(hit: DoctorHit, { hidden }: Viewer): DoctorHit {
  const [slugs, plans, ids] = [hidden['insurances'], hidden['insurance_plans'], hidden['locations.insurers']]
  if (!slugs?.size) return hit
  return {
    ...hit,
    insurances: hit.insurances.filter((slug) => !slugs.has(slug)),
    insurance_plans: hit.insurance_plans.filter((id) => !plans?.has(id)),
    locations: hit.locations.map((location) => ({
      ...location,
      network_ids: location.network_ids.filter((id) => !plans?.has(String(id))),
      insuranceLocal: location.insuranceLocal.filter(({ id }) => !ids?.has(id)),
    })),
  }
}

/** A facility without the insurers that the tenant does not show. */
export function facilityForViewer(hit: FacilityHit, { hidden }: Viewer): FacilityHit {
  const slugs = hidden['insurances']
  return slugs?.size ? { ...hit, insurances: hit.insurances.filter((slug) => !slugs.has(slug)) } : hit
}
