import type { SpecialityHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import { nameIn } from './names.ts'
import type { SpecialityRow } from './rows.ts'

/** A speciality in one language (N17). */
export function toSpecialityHit(speciality: SpecialityRow, language: Language): SpecialityHit {
  const name = nameIn(speciality, language)
  return {
    objectID: `${speciality.id}-${language}`,
    id: String(speciality.id),
    speciality: name,
    label: name,
    language_code: language,
    slug: speciality.slug,
    icon: speciality.icon,
    rank: speciality.rank,
    practitioners: speciality.practitioners[language] ?? speciality.practitioners.en,
    topics: speciality.topics.map((topic) => ({ value: topic.en, label: topic[language] ?? topic.en })),
    whitelabels: speciality.whitelabels,
  }
}
