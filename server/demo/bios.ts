import { listed } from './listed.ts'
import type { CityOfDirectory } from './places/cities.ts'
import type { Random } from './random.ts'
import type { DemoSpeciality } from './specialities/speciality.ts'
import { titleOf, type Grade } from './titles.ts'

type Person = {
  speciality: DemoSpeciality
  grade: Grade
  isWoman: boolean
  yearsOfExperience: number
  languages: readonly string[]
  topics: readonly (readonly [en: string, ar: string, id: string])[]
  city: CityOfDirectory
}

/** A few plain sentences in three languages, only from the data of the row: no praise, no promises. */
export function bioOf(random: Random, person: Person) {
  const { yearsOfExperience: years, topics, city, speciality, grade, isWoman } = person
  const title = titleOf(speciality, grade, isWoman)
  const which = random.integer(0, 2)
  const [en, ar, id] = [0, 1, 2].map((language) => topics.map((topic) => topic[language]!)) as [
    string[],
    string[],
    string[],
  ]
  return {
    bioEn: `${title.titleEn} in ${city.nameEn} with ${years} years in practice. ${enSentences[which]!(lower(en))} ${enClose[which]}`,
    bioAr: `${title.titleAr} في ${city.nameAr}، بخبرة ${arabicYears(years)}. ${arSentences[which]!(ar)} ${arClose[which]}`,
    bioId: `${title.titleId} di ${city.nameId} dengan pengalaman ${years} tahun. ${idSentences[which]!(id)} ${idClose[which]}`,
  }
}

const enSentences = [
  (topics: string[]) => `Sees patients for ${listed('en', topics)}.`,
  (topics: string[]) => `Works mainly on ${listed('en', topics)}.`,
  (topics: string[]) => `Areas of interest are ${listed('en', topics)}.`,
]
const enClose = [
  'This is a demo profile of an invented person.',
  'An invented person, shown for demonstration.',
  'The profile is made up for this demo.',
]

const arSentences = [
  (topics: string[]) => `من الحالات التي تُعاين في العيادة: ${listed('ar', topics)}.`,
  (topics: string[]) => `أبرز مجالات العمل: ${listed('ar', topics)}.`,
  (topics: string[]) => `مجالات الاهتمام: ${listed('ar', topics)}.`,
]
const arClose = ['هذا ملف تجريبي لشخصية غير حقيقية.', 'شخصية متخيّلة لغرض العرض.', 'أُعدّ هذا الملف للعرض التجريبي فقط.']

const idSentences = [
  (topics: string[]) => `Menangani ${listed('id', topics)}.`,
  (topics: string[]) => `Bidang utama: ${listed('id', topics)}.`,
  (topics: string[]) => `Bidang minat: ${listed('id', topics)}.`,
]
const idClose = [
  'Ini profil demo dari tokoh rekaan.',
  'Tokoh rekaan untuk keperluan demo.',
  'Profil ini dibuat khusus untuk demo.',
]

const lower = (words: readonly string[]): string[] =>
  words.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)))

/** In Arabic three to ten take the plural, more the singular. */
function arabicYears(years: number): string {
  return years >= 3 && years <= 10 ? `${years} سنوات` : `${years} سنة`
}
