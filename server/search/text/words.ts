/** A word of a text: its folded form, and where it stands in the source (UTF-16 offsets, end excluded). */
export type WordSpan = { word: string; start: number; end: number }

/**
 * The words of a text in folded form: lower case, without accents, vowel signs, tatweel and apostrophes, with the spellings of
 * alef, ya, ta marbuta, kaf and the digits unified.
 */
export function wordsOf(text: string): string[] {
  return wordSpans(text).map(({ word }) => word)
}

/** The words of a text with their positions. */
export function wordSpans(text: string): WordSpan[] {
  const spans: WordSpan[] = []
  let word = ''
  let start = 0
  let at = 0
  for (const character of text) {
    const folded = foldCharacter(character)
    if (folded === ' ') {
      if (word) spans.push({ word, start, end: at })
      word = ''
    } else {
      if (!word) start = at
      word += folded
    }
    at += character.length
  }
  if (word) spans.push({ word, start, end: at })
  return spans
}

/** The folded form of one character: a space where it separates words, empty where words continue across it. */
export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const result = fold(character)
  if (folded.size < mostFolded) folded.set(character, result)
  return result
}

/** An Arabic word without its article; undefined where it has none or too little would remain. */
export function withoutArticle(word: string): string | undefined {
  return word.length >= 5 && word.startsWith('ال') ? word.slice(2) : undefined
}

const folded = new Map<string, string>()
/**
 * Size of the cache: more than the scripts of the directory have, so that queries with other characters cannot make it grow.
 */
const mostFolded = 4096

function fold(character: string): string {
  const plain = character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = Array.from(plain, (letter) => spellings[letter] ?? letter).join('')
  if (letters === '' || joining.test(letters)) return ''
  return /^[\p{L}\p{N}]+$/u.test(letters) ? letters : ' '
}

/** Apostrophes of every kind, tatweel and the invisible joiners: "O’Brien" is one word. */
const joining = /^['’‘`´ʿʾʼـ\u200c\u200d]$/u

const arabicDigits = Object.fromEntries(
  [0x0660, 0x06f0].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)]),
  ),
)

/** Variants that Unicode's decomposition does not unify. */
const spellings: Readonly<Record<string, string>> = {
  ...arabicDigits,
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ک: 'ك',
  گ: 'ك',
  ء: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
