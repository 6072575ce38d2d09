import type { Language } from '#contract/locale'

type Names = { name_en: string; name_ar: string; name_id: string }

/** A name in one language, English where it has none. */
export function nameIn(names: Names, language: Language): string {
  return names[`name_${language}`] || names.name_en
}
