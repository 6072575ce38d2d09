import type { Language } from '#contract/locale'

type Names = { name_en: string; name_ar: string; name_id: string }

/** A name in one language, English where it has none. */
export function nameIn(names: Names, language: Language): string {
  return names[`name_${language}`] || names.name_en
}

type Place = { address_en: string; address_ar: string; area_en: string; area_ar: string }

/** Where something is, in Arabic where that is asked for and known. */
export function placeIn(place: Place, language: Language): { address: string; area: string } {
  const isArabic = language === 'ar'
  return {
    address: (isArabic && place.address_ar) || place.address_en,
    area: (isArabic && place.area_ar) || place.area_en,
  }
}
