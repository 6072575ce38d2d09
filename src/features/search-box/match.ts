/** A text cut around the first word that begins with what was typed; the middle part is empty when none does. */
export function markMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = plain(typed.trim())
  const folded = plain(text)
  // Folding must not move letters, or the cut would fall elsewhere; without that certainty nothing is marked.
  if (wanted === '' || folded.length !== text.length) return [text, '', '']
  const at = wordStarts(folded).find((start) => folded.startsWith(wanted, start))
  return at === undefined
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)]
}

/** Lower case, without accents, Arabic letters that are written in several ways made one; letter for letter. */
function plain(text: string): string {
  return [...text]
    .map((letter) => arabic[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .join('')
}

const arabic: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه' }

const wordStarts = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].flatMap(({ index }) => [
    index,
    ...(text.startsWith('ال', index) ? [index + 2] : []),
  ])
