import type { InsuranceHit, SpecialityHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { City } from '#contract/tenant'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import type { Named } from './heading.ts'

export type Known = {
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
  insurers: readonly InsuranceHit[]
  /** Name of the chosen facility; empty where there is none. */
  facility: string
  language: Language
  languageName: (english: string) => string
}

/** Names, in the language of the page, of criteria that are slugs or ids. */
export function nameCriteria(criteria: DoctorCriteria, known: Known): Named {
  const insurer = known.insurers.find(({ slug }) => slug === criteria.insurances[0])
  return {
    speciality: known.specialities.find(({ slug }) => slug === criteria.specialities[0]),
    city: known.cities.find(({ slug }) => slug === criteria.city)?.name ?? '',
    language: known.languageName((criteria.languages[0] ?? '').replaceAll('-', ' ')),
    insurer: insurer ? insurerName(insurer, known.language) : '',
    facility: known.facility,
  }
}

/** An insurer's name in the language of the page. */
export const insurerName = (insurer: InsuranceHit, language: Language) =>
  (language === 'ar' && insurer.arabic_name) || insurer.name
