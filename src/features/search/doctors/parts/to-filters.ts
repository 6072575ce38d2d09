import { conditionsOf } from '#src/features/search/list/filter-table.ts'
import { type DoctorCriteria, doctorFilters, insurerOfPlan } from '../criteria.ts'
import { facets } from '../facets.ts'
import { feeFilter } from '../fee-criteria.ts'

/**
 * Country, video, and the fee range where there is one. Fee and consultation type must hold for one service, so they are
 * nested.
 */
export function filtersOf(criteria: DoctorCriteria, country: string) {
  return {
    country_code: country,
    ...(criteria.visit === 'telemedicine' ? { fg_online: true } : {}),
    ...(criteria.fee ? { nestedFilters: { service_fees: feeFilter(criteria) } } : {}),
  }
}

/** The outer list is AND, the inner ones OR. An insurer with chosen plans is replaced by these plans. */
export function facetFilters(criteria: DoctorCriteria): string[][] {
  const { insurances, plans } = criteria
  const insured = insurances.flatMap((insurer) => {
    const own = plans.filter((plan) => insurerOfPlan(plan) === insurer)
    return own.length === 0 ? conditionsOf(doctorFilters.insurances, insurer) : conditionsOf(doctorFilters.plans, own)
  })
  const groups = facets.map((facet) => {
    if (facet === 'plans' || (facet === 'visit' && criteria.visit === 'telemedicine')) return []
    return facet === 'insurances' ? insured : conditionsOf(doctorFilters[facet], criteria[facet])
  })
  return groups.filter((group) => group.length > 0)
}
