import { conditionsOf } from '#src/features/search/list/filter-table.ts'
import { type DoctorCriteria, doctorFilters, insurerOfPlan } from '../criteria.ts'
import { facets } from '../facets.ts'
import { feeFilter } from '../fee-criteria.ts'

/** The country, whether by video, and the fee where one is asked for. A fee and its kind of visit are of one service, so it is nested. */
export function filtersOf(criteria: DoctorCriteria, country: string) {
  return {
    country_code: country,
    ...(criteria.visit === 'telemedicine' ? { fg_online: true } : {}),
    ...(criteria.fee ? { nestedFilters: { service_fees: feeFilter(criteria) } } : {}),
  }
}

/** The outer list is AND, the inner ones OR. An insurer of whom plans are chosen stands for those plans alone. */
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
