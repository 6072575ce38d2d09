import { type DoctorCriteria, doctorFilters } from '#src/features/search/doctors/criteria.ts'
import { isFiltered } from '#src/features/search/list/filter-table.ts'
import type { Links } from '#src/routes/links.ts'

/**
 * The canonical address of a list: speciality and city, else the language, else the insurer. Undefined for lists with other
 * filters or typed words, which search engines should not index. Of the query only the page stays, since each page lists
 * others; order, position and tracking parameters do not.
 */
export function canonicalOf(criteria: DoctorCriteria, links: Links, page = 1): string | undefined {
  const { specialities, city, languages, insurances } = criteria
  if (isFiltered<DoctorCriteria>(doctorFilters, criteria) || specialities.length > 1) return undefined
  const [[speciality = ''], [language], [insurer]] = [specialities, languages, insurances]
  const isPlain = page === 1
  if (languages.length === 0 && insurances.length === 0)
    return links.results({ speciality, city, ...(isPlain ? {} : { page: String(page) }) })
  if (!isPlain) return undefined
  if (language && languages.length === 1 && insurances.length === 0 && !city)
    return links.speaking(language, speciality || undefined)
  if (insurer && insurances.length === 1 && languages.length === 0 && !city && !speciality)
    return links.insuredBy(insurer)
  return undefined
}
