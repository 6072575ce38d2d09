import type { Language } from '#contract/locale'

/** How words are marked that are not of the page's own script. */
export type Mark = { lang: Language; dir: 'ltr' | 'rtl' }
/** A piece of a text; one without a mark is in the script of the page, or in none. */
export type Run = { text: string; mark?: Mark }

/**
 * A text in pieces of one script each, so that fonts, screen readers and the order of the words follow what is really written
 * there. A text without a word in the page's script is one piece, its digits and full stops with it.
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

/** The mark of what holds no elements, an option of a list: it can be marked where its words are of one script alone. */
export function wholeMark(text: string, language: Language): Mark | undefined {
  const runs = scriptRuns(text, language)
  return runs.length === 1 ? runs[0]?.mark : undefined
}

/** The mark of a language, for words that are known to be in it. */
export const markOf = (language: Language): Mark => ({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })

const latin = /\p{Script=Latin}/u
const arabic = /\p{Script=Arabic}/u
// From the first letter of a script to its last letter or digit: "Clinic 24" and "A+" stay together.
const latinRuns = /(\p{Script=Latin}(?:[^\p{Script=Arabic}]*[\p{Script=Latin}\p{N}])?\+*)/u
const arabicRuns = /(\p{Script=Arabic}(?:[^\p{Script=Latin}]*[\p{Script=Arabic}\p{N}])?)/u
