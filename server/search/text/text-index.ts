import type { Work } from '../turns.ts'
import { TermDictionary, type Postings } from './term-dictionary.ts'
import { withoutArticle, wordsOf } from './words.ts'

/** What a query found. `costs[row]` is smaller the better a row fits, and `noMatch` where it does not. */
export type TextMatch = { costs: Uint16Array; rows: Uint32Array; meant: ReadonlyMap<string, ReadonlySet<string>> }

export const noMatch = 0xffff
/** Beyond every cost a query can have: ten words of at most two typos in one of eight groups. */
export const costLimit = 2048

const mostWords = 10
const longestWord = 40
const knownTexts = 20_000

/** Texts of rows, in attribute groups of falling weight. */
export class TextIndex {
  #rows = 0
  readonly #terms: TermDictionary
  readonly #ignored: ReadonlySet<string>
  /** Terms of recent texts: many rows share the name of a speciality or a clinic. */
  readonly #known = new Map<string, readonly Postings[]>()

  constructor(groups: number, ignored: ReadonlySet<string>) {
    this.#terms = new TermDictionary(groups)
    this.#ignored = ignored
  }

  append(groups: readonly (readonly string[])[]): void {
    groups.forEach((texts, group) => {
      for (const text of texts) {
        for (const { rows } of this.#termsOf(text)) {
          const own = rows[group]!
          // Rows come in rising order: a term that this row holds twice counts once.
          if (own[own.length - 1] !== this.#rows) own.push(this.#rows)
        }
      }
    })
    this.#rows++
  }

  /**
   * The words that a query searches by. Words that every row could have ("dr") and single letters only count when there is
   * nothing else to go by; an empty list means that the query asks for nothing in particular.
   */
  readQuery(query: string): string[] {
    const words = [...new Set(wordsOf(query))]
      .filter((word) => !this.#ignored.has(word))
      .map((word) => word.slice(0, longestWord))
    const telling = words.filter((word) => word.length > 1)
    return (telling.length ? telling : words).slice(0, mostWords)
  }

  /** Rows that hold every word, each taken as the beginning of a term; misspelt ones when there are no others. */
  *match(words: readonly string[]): Work<TextMatch> {
    const strict = yield* this.#match(words, false)
    return strict.rows.length ? strict : yield* this.#match(words, true)
  }

  *#match(words: readonly string[], isTolerant: boolean): Work<TextMatch> {
    const total = new Uint16Array(this.#rows)
    const meant = new Map<string, Set<string>>()
    for (const word of words) {
      yield
      const costs = new Uint16Array(this.#rows).fill(noMatch)
      const terms = new Set<string>()
      for (const { postings, typos, isWhole } of this.#expand(word, isTolerant)) {
        terms.add(postings.term)
        postings.rows.forEach((rows, group) => {
          const cost = typos * 64 + group * 2 + (isWhole ? 0 : 1)
          for (const row of rows) if (cost < costs[row]!) costs[row] = cost
        })
      }
      meant.set(word, terms)
      for (let row = 0; row < this.#rows; row++) {
        total[row] = total[row] === noMatch || costs[row] === noMatch ? noMatch : total[row]! + costs[row]!
      }
    }
    const rows = new Uint32Array(this.#rows)
    let found = 0
    for (let row = 0; row < this.#rows; row++) if (total[row] !== noMatch) rows[found++] = row
    return { costs: total, rows: rows.slice(0, found), meant }
  }

  #expand(word: string, isTolerant: boolean) {
    const bare = withoutArticle(word)
    return [...this.#terms.expand(word, isTolerant), ...(bare ? this.#terms.expand(bare, isTolerant) : [])]
  }

  #termsOf(text: string): readonly Postings[] {
    const known = this.#known.get(text)
    if (known) return known
    const words = wordsOf(text)
    const terms = words.flatMap((word, at) => {
      const bare = withoutArticle(word)
      const next = words[at + 1]
      return [word, ...(bare ? [bare] : []), ...(next && particles.has(word) ? [word + next] : [])]
    })
    const postings = terms.map((term) => this.#terms.get(term))
    if (this.#known.size >= knownTexts) this.#known.clear()
    this.#known.set(text, postings)
    return postings
  }
}

/** Parts of names that are also written together with what follows: "Al Hashimi", "Alhashimi". */
const particles: ReadonlySet<string> = new Set([
  'al',
  'el',
  'abd',
  'abdul',
  'abdel',
  'abu',
  'bin',
  'ibn',
  'عبد',
  'ابو',
  'بن',
])
