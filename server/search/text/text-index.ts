import type { Work } from '../turns.ts'
import { TermDictionary, type Postings } from './term-dictionary.ts'
import { withoutArticle, wordsOf } from './words.ts'

/** Searched attributes in groups of decreasing weight. */
export type AttributeGroups = readonly (readonly string[])[]
/** A text of an attribute, several of them, or none. */
export type TextValue = string | readonly string[] | undefined

/** How typos count: `min` leaves the rows with the fewest, `strict` those and the ones with one more; false tolerates none. */
export type TypoTolerance = boolean | 'min' | 'strict'
export type TextQuery = { words: readonly string[]; attributes?: ReadonlySet<string>; typos?: TypoTolerance }

/** The result of a text query. `costs[row]` is smaller the better a row matches, and `noMatch` where it does not. */
export type TextMatch = { costs: Uint16Array; rows: Uint32Array; meant: ReadonlyMap<string, ReadonlySet<string>> }

export const noMatch = 0xffff
/** What a cost means: the number of tolerated typos, and the average position of the matching attribute group. */
export const closenessOf = (cost: number, words: number): { nbTypos: number; firstMatchedWord: number } => ({
  nbTypos: Math.floor(cost / typoCost),
  firstMatchedWord: Math.floor((cost % typoCost) / 2 / words),
})

/** Above every possible cost: ten words of at most two typos in one of eight groups. */
export const costLimit = 2048

/** Bits of a posting for the attributes of a group that contain the term: a group has at most as many. */
export const attributeBits = 8
/** Cost of one typo: more than the last group and a prefix match together. */
const typoCost = 64
const mostWords = 10
const longestWord = 40
const knownTexts = 20_000

/** Texts of rows, in attribute groups of decreasing weight. */
export class TextIndex {
  #rows = 0
  readonly #terms: TermDictionary
  readonly #groups: AttributeGroups
  readonly #ignored: ReadonlySet<string>
  /** Terms of recent texts: many rows share the name of a speciality or a clinic. */
  readonly #known = new Map<string, readonly Postings[]>()

  constructor(groups: AttributeGroups, ignored: ReadonlySet<string>) {
    if (groups.some(({ length }) => length > attributeBits)) throw new Error('a group has too many attributes')
    this.#groups = groups
    this.#terms = new TermDictionary(groups.length)
    this.#ignored = ignored
  }

  /** Adds a row by its values, in the order of the attributes. */
  append(values: readonly (readonly TextValue[])[]): void {
    values.forEach((attributes, group) => {
      attributes.forEach((texts, attribute) => {
        const posting = (this.#rows << attributeBits) | (1 << attribute)
        for (const text of typeof texts === 'string' ? [texts] : (texts ?? [])) {
          for (const { rows } of this.#termsOf(text)) {
            const own = rows[group]!
            const last = own.length - 1
            // Rows are added in ascending order: a term that occurs twice in a row counts once.
            if (last >= 0 && own[last]! >>> attributeBits === this.#rows) own[last]! |= posting
            else own.push(posting)
          }
        }
      })
    })
    this.#rows++
  }

  /** Whether the attribute is searched. */
  has(attribute: string): boolean {
    return this.#groups.some((group) => group.includes(attribute))
  }

  /**
   * The words of a query that are searched. Words that occur everywhere ("dr") and single letters only count when there is
   * nothing else; an empty list means that the query has no words.
   */
  readQuery(query: string): string[] {
    const words = [...new Set(wordsOf(query))]
      .filter((word) => !this.#ignored.has(word))
      .map((word) => word.slice(0, longestWord))
    const telling = words.filter((word) => word.length > 1)
    return (telling.length ? telling : words).slice(0, mostWords)
  }

  /**
   * Rows that contain every word in one of the attributes, each as the prefix of a term; with typos when there are no others.
   */
  *match(query: TextQuery): Work<TextMatch> {
    const strict = yield* this.#match(query, false)
    return strict.rows.length || query.typos === false ? strict : yield* this.#match(query, true)
  }

  *#match({ words, attributes, typos: tolerance = true }: TextQuery, isTolerant: boolean): Work<TextMatch> {
    const masks = this.#groups.map((group) => maskOf(group, attributes))
    const counted = tolerance === 'min' || tolerance === 'strict' ? new Uint8Array(this.#rows) : undefined
    const total = new Uint16Array(this.#rows)
    const meant = new Map<string, Set<string>>()
    for (const word of words) {
      yield
      const costs = new Uint16Array(this.#rows).fill(noMatch)
      const terms = new Set<string>()
      for (const { postings, typos, isWhole } of this.#expand(word, isTolerant)) {
        if (typos > 0 && tolerance === false) continue
        terms.add(postings.term)
        postings.rows.forEach((rows, group) => {
          const mask = masks[group]!
          const cost = typos * typoCost + group * 2 + (isWhole ? 0 : 1)
          for (const posting of rows) {
            const row = posting >>> attributeBits
            if (posting & mask && cost < costs[row]!) costs[row] = cost
          }
        })
      }
      meant.set(word, terms)
      for (let row = 0; row < this.#rows; row++) {
        total[row] = total[row] === noMatch || costs[row] === noMatch ? noMatch : total[row]! + costs[row]!
        if (counted && total[row] !== noMatch) counted[row]! += Math.floor(costs[row]! / typoCost)
      }
    }
    if (counted) keepFewestTypos(total, counted, tolerance === 'min' ? 0 : 1)
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

/** The requested attributes of a group, as bits; all of them where none are requested. */
function maskOf(group: readonly string[], attributes: ReadonlySet<string> | undefined): number {
  return group.reduce((mask, name, at) => (!attributes || attributes.has(name) ? mask | (1 << at) : mask), 0)
}

function keepFewestTypos(total: Uint16Array, typos: Uint8Array, more: number): void {
  let fewest = Infinity
  total.forEach((cost, row) => {
    if (cost !== noMatch) fewest = Math.min(fewest, typos[row]!)
  })
  total.forEach((_, row) => {
    if (typos[row]! > fewest + more) total[row] = noMatch
  })
}

/** Parts of names that are also written together with the next word: "Al Hashimi", "Alhashimi". */
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
