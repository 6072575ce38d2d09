import type { DoctorLocation } from '#contract/directory'
import type { Language } from '#contract/locale'

/** The name of a place in the language of the page; a search hit has all its names. */
export function nameOfPlace(place: Pick<DoctorLocation, 'name' | 'ar_name' | 'id_name'>, language: Language): string {
  const own = { en: place.name, ar: place.ar_name, id: place.id_name }[language]
  return own || place.name
}
