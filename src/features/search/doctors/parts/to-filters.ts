import { type DoctorCriteria, insurerOfPlan } from '../criteria.ts'
import { attributeOf, marksOf } from '../facets.ts'
import { feeFilter } from '../fee-criteria.ts'

/** The country, and the fee where one is asked for. A fee and its kind of visit are of one service, so it is nested. */
export function filtersOf(criteria: DoctorCriteria, country: string) {
  return {
    filters: `countryCode:"${country}"`,
    ...(criteria.fee ? { nestedFilters: { service_fees: feeFilter(criteria) } } : {}),
  }
}

/**
 * The outer list is AND, the inner ones OR. Values are slugs, ids and names without a leading minus, so nothing needs quoting.
 * An insurer of whom plans are chosen stands for those plans alone.
 */
export function facetFilters(criteria: DoctorCriteria): string[][] {
  const { specialities, services, languages, gender, insurances, plans, visit, available, city, areas, facility } =
    criteria
  const groups = [
    any('specialities', specialities),
    any('services', services),
    // Addresses have a hyphen where the index, which keeps the name itself, has a space.
    any(
      'languages',
      languages.map((language) => language.replaceAll('-', ' ')),
    ),
    insurances.flatMap((insurer) => {
      const own = plans.filter((plan) => insurerOfPlan(plan) === insurer)
      return own.length === 0
        ? any('insurances', [insurer])
        : any(
            'plans',
            own.map((plan) => plan.slice(insurer.length + 1)),
          )
    }),
    any('gender', gender ? [gender] : []),
    visit === '' ? [] : [`${marksOf.visit[visit]}:true`],
    available === '' ? [] : [`${marksOf.available[available]}:true`],
    any('city', city ? [city] : []),
    any('areas', areas),
    any('facility', facility ? [facility] : []),
  ]
  return groups.filter((group) => group.length > 0)
}

const any = (facet: keyof typeof attributeOf, values: readonly string[]) =>
  values.map((value) => `${attributeOf[facet]}:${value}`)
