/** A word of a text: how it is searched, and where it stands in the source (UTF-16 offsets, end excluded). */
export type WordSpan = { word: string; start: number; end: number }

/**
 * The words of a text as they are searched: lower case, without accents, vowel signs, tatweel and apostrophes, with the
 * spellings of alef, ya, ta marbuta, kaf and the digits made one.
 */
export function wordsOf(text: string): string[] {
  return wordSpans(text).map(({ word }) => word)
}

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

/** One character as it is searched: a space where it parts words, nothing where words run on over it. */
export function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const result = fold(character)
  if (folded.size < mostFolded) folded.set(character, result)
  return result
}

/** An Arabic word without its article, or undefined where there is none or little would remain. */
export function withoutArticle(word: string): string | undefined {
  return word.length >= 5 && word.startsWith('ال') ? word.slice(2) : undefined
}

const folded = new Map<string, string>()
/** More than the scripts of the directory have; a query could otherwise name every character there is. */
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

/** Spellings that Unicode's own decomposition leaves apart. */
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
