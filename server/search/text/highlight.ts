import { foldCharacter, withoutArticle, wordSpans } from './words.ts'

export type Highlight = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** Text before and after a match. */
export type Marks = { before: string; after: string }
const emphasis: Marks = { before: '<em>', after: '</em>' }

/**
 * The source text with marks around matches, as HTML: escaped, unless the marks are not markup. A prefix match is marked as far
 * as it was typed, a misspelt one as a whole.
 *
 * @param meant the terms that each word of the query matched.
 */
export function highlight(
  text: string,
  words: readonly string[],
  meant: ReadonlyMap<string, ReadonlySet<string>>,
  { before, after }: Marks = emphasis,
): Highlight {
  const written = before.includes('<') || after.includes('<') ? escapeHtml : (part: string) => part
  const matched = new Set<string>()
  let value = ''
  let copied = 0
  let markedLength = 0
  let wordLength = 0
  for (const span of wordSpans(text)) {
    wordLength += span.end - span.start
    const mark = markIn(span.word, words, meant)
    if (!mark) continue
    matched.add(mark.word)
    const start = span.start + sourceLength(text.slice(span.start, span.end), mark.from)
    const end = span.start + sourceLength(text.slice(span.start, span.end), mark.to)
    value += `${written(text.slice(copied, start))}${before}${written(text.slice(start, end))}${after}`
    markedLength += end - start
    copied = end
  }
  value += written(text.slice(copied))
  if (!matched.size) return { value, matchLevel: 'none', matchedWords: [] }
  const matchLevel = words.every((word) => matched.has(word)) ? 'full' : 'partial'
  return {
    value,
    matchLevel,
    fullyHighlighted: markedLength === wordLength,
    matchedWords: words.filter((word) => matched.has(word)),
  }
}

/** Text that is safe between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The query's word that a term matches, and which of its letters are marked. */
function markIn(term: string, words: readonly string[], meant: ReadonlyMap<string, ReadonlySet<string>>) {
  const bare = withoutArticle(term)
  for (const word of words) {
    const typed = word.length > 1 ? [word, withoutArticle(word)] : []
    for (const beginning of typed) {
      if (beginning && term.startsWith(beginning)) return { word, from: 0, to: beginning.length }
      if (beginning && bare?.startsWith(beginning)) return { word, from: 2, to: 2 + beginning.length }
    }
    const terms = meant.get(word)
    if (terms?.has(term) || (bare && terms?.has(bare))) return { word, from: 0, to: term.length }
  }
  return undefined
}

/** The length in the source of so many letters of the folded word, with the vowel signs of the last one. */
function sourceLength(source: string, letters: number): number {
  if (letters === 0) return 0
  let folded = 0
  let length = 0
  for (const character of source) {
    const more = foldCharacter(character).length
    if (folded >= letters && more > 0) break
    folded += more
    length += character.length
  }
  return length
}
