import { type DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { type Links } from '#src/routes/links.ts'

/**
 * The one address a list is known by: speciality and city, else the language, else the insurer. Undefined for lists that only
 * filters or typed words make, which search engines need not know.
 */
export function canonicalOf(criteria: DoctorCriteria, links: Links, word: string): string | undefined {
  const { specialities, city, languages, insurances, gender, visit, facility, query } = criteria
  if (query || gender || visit || facility || specialities.length > 1) return undefined
  const [speciality = ''] = specialities
  if (languages.length === 0 && insurances.length === 0) return links.results({ speciality, city })
  if (languages.length === 1 && insurances.length === 0 && !city)
    return links.path(`${speciality || word}/spoken-language/${languages[0]}`)
  if (insurances.length === 1 && languages.length === 0 && !city && !speciality)
    return links.path(`insurance/${insurances[0]}`)
  return undefined
}
