import type { DoctorLocation, InsuranceHit, SpecialityHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { City } from '#contract/tenant'
import type { DoctorCriteria } from '#src/features/doctor-search/criteria.ts'
import { nameOfPlace } from '#src/features/name-of-place.ts'
import type { Named } from './heading.ts'

export type Known = {
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
  insurers: readonly InsuranceHit[]
  /** Doctors that were found: a clinic is named by where they work. */
  doctors: readonly { locations: readonly DoctorLocation[] }[]
  language: Language
  languageName: (english: string) => string
}

/** Names, in the language of the page, of what the criteria call by slug or id. */
export function nameCriteria(criteria: DoctorCriteria, known: Known): Named {
  const insurer = known.insurers.find(({ slug }) => slug === criteria.insurances[0])
  const facility = known.doctors
    .flatMap(({ locations }) => locations)
    .find(({ facility_id }) => facility_id === criteria.facility)
  return {
    speciality: known.specialities.find(({ slug }) => slug === criteria.specialities[0]),
    city: known.cities.find(({ slug }) => slug === criteria.city)?.name ?? '',
    language: known.languageName((criteria.languages[0] ?? '').replaceAll('-', ' ')),
    insurer: insurer ? insurerName(insurer, known.language) : '',
    facility: facility ? nameOfPlace(facility, known.language) : '',
  }
}

/** An insurer's name in the language of the page. */
export const insurerName = (insurer: InsuranceHit, language: Language) =>
  (language === 'ar' && insurer.arabic_name) || insurer.name
