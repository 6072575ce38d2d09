import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import { isSpoken, type Named, type Worded } from './heading.ts'
import { messages } from './results-title.messages.ts'

/** The title of a list's document: its heading without the number. */
export function titleOf(criteria: DoctorCriteria, named: Named): Worded {
  const { city } = named
  if (criteria.specialities.length === 1 && named.speciality && !criteria.query) {
    const practitioners = capitalised(named.speciality.practitioners)
    if (isSpoken(criteria, named))
      return { message: messages.titleSpecialityLanguage, words: { practitioners, language: named.language } }
    return { message: city ? messages.titleSpecialityIn : messages.titleSpeciality, words: { practitioners, city } }
  }
  if (criteria.query) return { message: messages.titleQuery, words: { query: criteria.query } }
  if (criteria.languages.length === 1) return { message: messages.titleLanguage, words: { language: named.language } }
  if (criteria.insurances.length === 1) return { message: messages.titleInsurance, words: { insurer: named.insurer } }
  return { message: city ? messages.titleDoctorsIn : messages.titleDoctors, words: { city } }
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
