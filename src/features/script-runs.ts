import type { Language } from '#contract/locale'

/** Attributes of words that are not in the page's script. */
export type Mark = { lang: Language; dir: 'ltr' | 'rtl' }
/** A piece of a text; without a mark it is in the page's script, or in none. */
export type Run = { text: string; mark?: Mark }

/**
 * Divides a text into pieces of one script each, so that fonts, screen readers and word order are correct for each. A text
 * without a word in the page's script is one piece, including digits and full stops.
 *
 * @param language - of the page
 */
export function scriptRuns(text: string, language: Language): Run[] {
  const isArabic = language === 'ar'
  const [own, other] = isArabic ? [arabic, latin] : [latin, arabic]
  if (!other.test(text)) return [{ text }]
  const mark = markOf(isArabic ? 'en' : 'ar')
  if (!own.test(text)) return [{ text, mark }]
  return text
    .split(isArabic ? latinRuns : arabicRuns)
    .map((piece, index): Run => (index % 2 === 1 ? { text: piece, mark } : { text: piece }))
    .filter((run) => run.text !== '')
}

/** The mark of a text that cannot contain elements, such as an option of a select: only where all words are of one script. */
export function wholeMark(text: string, language: Language): Mark | undefined {
  const runs = scriptRuns(text, language)
  return runs.length === 1 ? runs[0]?.mark : undefined
}

/** The mark of a language, for text known to be in it. */
export const markOf = (language: Language): Mark => ({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })

const latin = /\p{Script=Latin}/u
const arabic = /\p{Script=Arabic}/u
// From the first letter of a script to its last letter or digit: "Clinic 24" and "A+" stay together.
const latinRuns = /(\p{Script=Latin}(?:[^\p{Script=Arabic}]*[\p{Script=Latin}\p{N}])?\+*)/u
const arabicRuns = /(\p{Script=Arabic}(?:[^\p{Script=Latin}]*[\p{Script=Arabic}\p{N}])?)/u
