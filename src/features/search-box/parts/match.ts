/** A text divided around the first word that begins with the typed text; the middle part is empty when none does. */
export function markMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = foldLetters(typed.trim()).folded
  const { folded, places } = foldLetters(text)
  const at = wanted === '' ? undefined : wordStarts(folded).find((start) => folded.startsWith(wanted, start))
  if (at === undefined) return [text, '', '']
  const [from, to] = [places[at]!, places[at + wanted.length] ?? text.length]
  return [text.slice(0, from), text.slice(from, to), text.slice(to)]
}

/**
 * Lower case, without accents and vowel signs, variants of Arabic letters unified; with the position in the text of each
 * resulting unit.
 */
function foldLetters(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const plain = arabic[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    folded += plain
    places.push(...Array.from({ length: plain.length }, () => place))
    place += letter.length
  }
  return { folded, places }
}

const arabic: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه' }

const wordStarts = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].flatMap(({ index }) => [
    index,
    ...(text.startsWith('ال', index) ? [index + 2] : []),
  ])
