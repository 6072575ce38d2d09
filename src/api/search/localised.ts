import type { DoctorHit, FacilityHit } from '#contract/directory'
import type { Language } from '#contract/locale'

/** Fields of a doctor that exist in several languages. */
type LocalisedField = 'fullName' | 'title' | 'bio' | 'speciality' | 'city' | 'area'

/** A doctor with the texts of one language under fixed names (N12): a view reads only `lang_…`. */
export type Localised<Doctor extends DoctorHit> = Doctor & Record<`lang_${LocalisedField}`, string>
export type LocalisedDoctor = Localised<DoctorHit>

/**
 * Selects the fields of the language: prefix `arabic_` for Arabic, `id_` for Indonesian, none for English; the English text
 * where a translation is missing.
 */
export function localiseDoctor<Doctor extends DoctorHit>(doctor: Doctor, language: Language): Localised<Doctor> {
  const own = (field: LocalisedField) => wordIn(doctor, language, field) || doctor[field]
  return {
    ...doctor,
    lang_fullName: own('fullName'),
    lang_title: own('title'),
    lang_bio: own('bio'),
    lang_speciality: own('speciality'),
    lang_city: own('city'),
    lang_area: own('area'),
  }
}

/** The language of a field of `localiseDoctor`: that of the page, or English where the directory has nothing else. */
export const languageOf = (doctor: DoctorHit, language: Language, field: LocalisedField): Language =>
  wordIn(doctor, language, field) ? language : 'en'

function wordIn(doctor: DoctorHit, language: Language, field: LocalisedField): string | undefined {
  if (language === 'en') return doctor[field]
  // The only field on the wire with its language at the end of the name.
  if (language === 'ar' && field === 'speciality') return doctor.specialityArabic
  const prefix = language === 'ar' ? 'arabic_' : 'id_'
  const value: unknown = (doctor as Record<string, unknown>)[prefix + field]
  return typeof value === 'string' ? value : undefined
}

/** Fields of a facility that exist in several languages. */
type FacilityField = 'name' | 'city' | 'area' | 'address'
/** A facility with the texts of one language under fixed names. */
export type LocalisedFacility = FacilityHit & Record<`lang_${FacilityField}`, string>

/** Selects a facility's texts in the language, and the English ones where a translation is missing. */
export function localiseFacility(facility: FacilityHit, language: Language): LocalisedFacility {
  const isArabic = language === 'ar'
  const own = (word: string | undefined, english: string) => (isArabic ? word : undefined) || english
  return {
    ...facility,
    lang_name: (isArabic ? facility.arabic_name : language === 'id' ? facility.id_name : undefined) || facility.name,
    lang_city: own(facility.arabic_city, facility.city),
    lang_area: own(facility.arabic_area, facility.area),
    lang_address: own(facility.arabic_address, facility.address),
  }
}
