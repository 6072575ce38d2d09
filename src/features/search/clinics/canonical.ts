import type { Links } from '#src/routes/links.ts'
import { isFiltered } from '#src/features/search/list/filter-table.ts'
import { type ClinicCriteria, clinicFilters, writeClinicCriteria } from './criteria.ts'

/**
 * The canonical address of a list: a kind in a city under the city (R19), else kind, city and one speciality there (R16, R18),
 * with the page, since each page lists others. Undefined for lists with other filters or typed words, which search engines
 * should not index.
 */
export function canonicalOfClinics(criteria: ClinicCriteria, links: Links, number = 1): string | undefined {
  const { kind, city, specialities } = criteria
  if (isFiltered<ClinicCriteria>(clinicFilters, criteria) || specialities.length > 1) return undefined
  if (specialities.length === 1 && !city) return undefined
  const page = number > 1 ? { page: String(number) } : {}
  if (city && specialities.length === 0) {
    if (kind === 'hospitals') return links.path(`${city}/hospitals`, page)
    if (kind === 'clinics-medical-centres') return links.path(`${city}/${kind}`, page)
  }
  // A subset of all kinds without a word of its own in paths.
  if (kind === 'clinics-medical-centres') return undefined
  return links.clinics({ ...writeClinicCriteria({ ...criteria, isNear: false }), ...page })
}
