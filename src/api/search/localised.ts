import type { DoctorHit } from '#contract/directory'
import type { Language } from '#contract/locale'

/** Fields of a doctor that exist in several languages. */
type LocalisedField = 'fullName' | 'title' | 'bio' | 'speciality' | 'city' | 'area'

/** A doctor with the words of one language under stable names (N12): a view reads `lang_…` and nothing else. */
export type Localised<Doctor extends DoctorHit> = Doctor & Record<`lang_${LocalisedField}`, string>
export type LocalisedDoctor = Localised<DoctorHit>

/**
 * Picks the fields of the language: `arabic_` in front for Arabic, `id_` for Indonesian, none for English, and the English
 * word where a translation is missing.
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

function wordIn(doctor: DoctorHit, language: Language, field: LocalisedField): string | undefined {
  if (language === 'en') return doctor[field]
  // The one field of the wire that carries its language behind the name.
  if (language === 'ar' && field === 'speciality') return doctor.specialityArabic
  const prefix = language === 'ar' ? 'arabic_' : 'id_'
  const value: unknown = (doctor as Record<string, unknown>)[prefix + field]
  return typeof value === 'string' ? value : undefined
}
