import { countryRows } from '../countries.ts'

type Words = readonly [en: string, ar: string, id: string]

/** A country's name in three languages, by the English one. */
export function countryNames(english: string): Words {
  const known = countryRows.find(({ nameEn }) => nameEn === english)
  if (known) return [known.nameEn, known.nameAr, known.nameId]
  return countriesOfStudy.find(([name]) => name === english)!
}

/** Countries in which practitioners of the demo studied, beside those that search knows. */
const countriesOfStudy: readonly Words[] = [
  ['Australia', 'أستراليا', 'Australia'],
  ['Canada', 'كندا', 'Kanada'],
  ['France', 'فرنسا', 'Prancis'],
  ['Germany', 'ألمانيا', 'Jerman'],
  ['Ireland', 'أيرلندا', 'Irlandia'],
  ['Italy', 'إيطاليا', 'Italia'],
  ['Japan', 'اليابان', 'Jepang'],
  ['Netherlands', 'هولندا', 'Belanda'],
  ['Philippines', 'الفلبين', 'Filipina'],
  ['Sudan', 'السودان', 'Sudan'],
  ['Sweden', 'السويد', 'Swedia'],
  ['United Kingdom', 'المملكة المتحدة', 'Inggris Raya'],
]
