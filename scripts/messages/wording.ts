import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from './catalogues.ts'

/**
 * Words that are the same in Indonesian as in English, and so no sign of a missing translation: loan words, and names of
 * languages.
 */
const sameInIndonesian = new Set(
  'Lift Video Film Banner Filter Status Total Menu Online Normal Email Bengali Filipino Hindi Kannada Malayalam Mandarin Marathi Pashto Punjabi Tagalog Tamil Telugu Urdu'.split(
    ' ',
  ),
)

/** Of two words with the same meaning one is used everywhere, in messages and in the demo data. */
const otherWords: [RegExp, string][] = [
  [/ا?ختصاصي/, 'says اختصاصي where we say أخصائي'],
  [/موجات (فوق )?(ال)?صوتية/, 'says موجات صوتية where patients say سونار'],
  [/اً/, 'has its tanween on the alif, where ours stands before it: ًا'],
  [/\b(daring|luring)\b/i, 'says daring or luring where we say online and offline'],
]

/** Words in a text, in any language, that are written differently elsewhere. */
export const otherWordsIn = (text: string): string[] =>
  otherWords.filter(([pattern]) => pattern.test(text)).map(([, what]) => what)

/** What looks wrong in a translation, whatever its meaning: a text left in English, and punctuation of another script. */
export function wordingProblems(language: Language, source: string, text: string, elements: MessageFormatElement[]) {
  const words = literals(elements).join(' ')
  return [
    ...(text === source && /\p{L}{2}/u.test(words) && !isSameOnPurpose(language, text) ? ['is still English'] : []),
    ...(language === 'ar' && /[,;?"]/.test(words) ? ['has a Latin mark where Arabic has its own: ، ؛ ؟ «»'] : []),
    ...otherWordsIn(words),
    ...(/ {2}|^ | $/.test(text) ? ['has a space too many'] : []),
    ...(/\.\.\./.test(words) ? ['has three dots where one sign stands for them: …'] : []),
  ]
}

/** In Arabic nothing is the same, except what has no letters. */
const isSameOnPurpose = (language: Language, text: string) => language === 'id' && sameInIndonesian.has(text)

function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literals(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literals(value))
    return []
  })
}
