import type { Education, Experience } from '../db/schema/practitioners.ts'
import { countryRows } from './countries.ts'
import type { Community } from './names/people.ts'
import type { CityOfDirectory } from './places/cities.ts'
import { countryNames } from './places/country-names.ts'
import type { Practice } from './practice.ts'
import type { Random } from './random.ts'
import type { DemoSpeciality } from './specialities/speciality.ts'
import { titleOf } from './titles.ts'

/** Education: medicine or the person's own field, and for most physicians a specialist training. */
export function educationsOf(
  random: Random,
  { studied }: Community,
  { name: [en, ar, id], letters, isPhysician }: DemoSpeciality,
  years: number,
): Education[] {
  const graduated = 2026 - years - 4
  const country = random.pick(studied)
  const first = education(graduated, country, {
    degree: isPhysician
      ? ['Degree in medicine', 'شهادة في الطب', 'Gelar kedokteran']
      : [`Degree in ${en.toLowerCase()}`, `شهادة في ${ar}`, `Gelar di bidang ${id.toLowerCase()}`],
    institution: ['Demo University', 'جامعة تجريبية', 'Universitas Demo'],
  })
  if (!letters || !isPhysician || random.chance(0.25)) return [first]
  const later = education(graduated + 4, random.pick(studied), {
    degree: [
      `Specialty training, ${en.toLowerCase()}`,
      `تدريب تخصصي في ${ar}`,
      `Pendidikan spesialis, ${id.toLowerCase()}`,
    ],
    institution: ['Demo Teaching Hospital', 'مستشفى تعليمي تجريبي', 'Rumah Sakit Pendidikan Demo'],
  })
  return [first, later]
}

/** Current position, and for those with more experience an earlier one. */
export function experiencesOf(
  random: Random,
  city: CityOfDirectory,
  { facilities }: Practice,
  { speciality, isWoman, years }: { speciality: DemoSpeciality; isWoman: boolean; years: number },
): Experience[] {
  const since = 2026 - random.integer(1, Math.min(8, years))
  const here = facilities[0]!
  const country = countryRows.find(({ code }) => code === here.countryCode)!
  const [one] = speciality.one
  const { titleAr, titleId } = titleOf(speciality, 'specialist', isWoman)
  const at = (place: string, placeAr: string, placeId: string) => ({
    country: country.nameEn,
    position: one.charAt(0).toUpperCase() + one.slice(1),
    place,
    ar: { country: country.nameAr, position: titleAr, place: placeAr },
    id: { country: country.nameId, position: titleId, place: placeId },
  })
  const present = { ...at(here.nameEn, here.nameAr, here.nameId), from: since }
  const before = {
    ...at(
      `Demo General Hospital, ${city.nameEn}`,
      `مستشفى عام تجريبي، ${city.nameAr}`,
      `Rumah Sakit Umum Demo, ${city.nameId}`,
    ),
    from: 2026 - years,
    to: since,
  }
  return 2026 - years < since ? [present, before] : [present]
}

type Words = readonly [en: string, ar: string, id: string]

function education(year: number, country: string, words: { degree: Words; institution: Words }): Education {
  const names = countryNames(country)
  const inLanguage = (language: 0 | 1 | 2) => ({
    graduation_country: names[language],
    degree: words.degree[language],
    institution: `${words.institution[language]}${language === 1 ? '،' : ','} ${names[language]}`,
  })
  return { ...inLanguage(0), year, ar: inLanguage(1), id: inLanguage(2) }
}
