import SearchableMap from 'minisearch/SearchableMap'
import { typosAllowed, typosToPrefix } from './typos.ts'

/**
 * Rows that contain a term, by attribute group: the first group weighs most. The lower bits of each entry tell which attributes
 * of the group contain it (`attributeBits`).
 */
export type Postings = { term: string; rows: number[][] }

/** A term that a typed word may stand for. */
export type Expansion = { postings: Postings; typos: number; isWhole: boolean }

/** Every term of an index with the rows that contain it, in MiniSearch's radix tree. */
export class TermDictionary {
  readonly #terms = new SearchableMap<Postings>()
  readonly #byInitial = new Map<string, Postings[]>()
  readonly #groups: number

  constructor(groups: number) {
    this.#groups = groups
  }

  /** The postings of a term, created where it is new. */
  get(term: string): Postings {
    return this.#terms.get(term) ?? this.#create(term)
  }

  /**
   * Terms that a typed word may stand for: those it is a prefix of, and from five letters on those one typo away, since names
   * are spelt in many ways. Where there is none without typos, or when `isTolerant`, also terms whose beginning has as many
   * typos as the word's length allows. A single letter matches only that letter; a word with a digit allows no typos.
   */
  expand(word: string, isTolerant: boolean): Expansion[] {
    if (word.length < 2) return this.#whole(word)
    const found = new Map<Postings, Expansion>()
    const keep = (postings: Postings, typos: number) => {
      const known = found.get(postings)
      if (!known || known.typos > typos) found.set(postings, { postings, typos, isWhole: postings.term === word })
    }
    for (const [, postings] of this.#terms.atPrefix(word)) keep(postings, 0)
    const allowed = /\d/.test(word) ? 0 : typosAllowed(word.length)
    if (allowed && word.length >= 5) this.#misspelt(word, 1, keep)
    const isExact = [...found.values()].some(({ typos }) => typos === 0)
    if (allowed && (isTolerant || !isExact)) {
      this.#misspelt(word, allowed, keep)
      for (const postings of this.#byInitial.get(word[0]!) ?? []) {
        const typos = typosToPrefix(word, postings.term, allowed)
        if (typos <= allowed) keep(postings, typos)
      }
    }
    return [...found.values()]
  }

  #whole(word: string): Expansion[] {
    const postings = this.#terms.get(word)
    return postings ? [{ postings, typos: 0, isWhole: true }] : []
  }

  #misspelt(word: string, limit: number, keep: (postings: Postings, typos: number) => void): void {
    for (const [postings, typos] of this.#terms.fuzzyGet(word, limit).values()) keep(postings, typos)
  }

  #create(term: string): Postings {
    const postings = { term, rows: Array.from({ length: this.#groups }, () => []) }
    this.#terms.set(term, postings)
    const sameInitial = this.#byInitial.get(term[0]!)
    if (sameInitial) sameInitial.push(postings)
    else this.#byInitial.set(term[0]!, [postings])
    return postings
  }
}
