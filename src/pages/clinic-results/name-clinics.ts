import type { InsuranceHit, SpecialityHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { City } from '#contract/tenant'
import type { ClinicCriteria } from '#src/features/search/clinics/criteria.ts'
import type { NamedClinics } from './heading.ts'

/** Options of the filters, with names in the language of the page. */
export type KnownClinics = {
  specialities: readonly SpecialityHit[]
  cities: readonly City[]
  insurers: readonly InsuranceHit[]
  language: Language
}

/** Names of the criteria, which have slugs; several values of one criterion have no common name. */
export function nameClinics(criteria: ClinicCriteria, known: KnownClinics): NamedClinics {
  const { city, specialities, insurances } = criteria
  const one = (slugs: readonly string[]) => (slugs.length === 1 ? slugs[0] : undefined)
  return {
    city: known.cities.find(({ slug }) => slug === city)?.name ?? '',
    speciality: known.specialities.find(({ slug }) => slug === one(specialities))?.speciality ?? '',
    insurer: insurerName(known, one(insurances)),
  }
}

/** An insurer's name in the language of the page; empty for one that the tenant does not show. */
export function insurerName({ insurers, language }: KnownClinics, slug: string | undefined): string {
  const insurer = insurers.find((known) => known.slug === slug)
  return (language === 'ar' && insurer?.arabic_name) || (insurer?.name ?? '')
}
