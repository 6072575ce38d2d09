import { smallest } from '../smallest.ts'
import { growingIntegers } from './growing.ts'

export type ColumnValue = string | number | boolean
/** Values of an attribute of one document. */
export type ColumnValues = ColumnValue | readonly ColumnValue[] | undefined

type Figures = { min: number; max: number; sum: number; count: number }
export type Stats = { min: number; max: number; avg: number; sum: number }

/** Undefined where there is no value. */
export const statsOf = ({ min, max, sum, count }: Figures): Stats | undefined =>
  count ? { min, max, avg: sum / count, sum } : undefined

/**
 * One attribute of every row. Each value is stored once in a dictionary; a row holds the ids of its values. A filter looks
 * values up in the dictionary and then scans ids; a facet count is one addition per value.
 */
export class Column {
  /** Dictionary: the text of each value, and its number where it is numeric. */
  readonly texts: string[] = []
  readonly #numbers: number[] = []
  readonly #ids = new Map<ColumnValue, number>()
  /** Values that differ only in case are equal to a filter, and different to a facet count. */
  readonly #idsByLowerCase = new Map<string, number[]>()
  /** Row r has the values `#flat[#starts[r]]` up to `#flat[#starts[r + 1]]`. */
  readonly #starts = growingIntegers()
  readonly #flat = growingIntegers()
  #ranked = { idAt: new Uint32Array(0), rankOf: new Uint32Array(0) }

  constructor() {
    this.#starts.push(0)
  }

  get rows(): number {
    return this.#starts.length - 1
  }

  append(values: ColumnValues): void {
    if (typeof values === 'object') {
      const ids = values.map((value) => this.#idOf(value))
      ids.forEach((id, at) => {
        if (ids.indexOf(id) === at) this.#flat.push(id)
      })
    } else if (values !== undefined) this.#flat.push(this.#idOf(values))
    this.#starts.push(this.#flat.length)
  }

  /** Rows with a value that equals the text, whatever its case, and is not hidden. */
  matchText(text: string, hidden?: ReadonlySet<string>): Uint8Array {
    return this.#scan(this.#idsByLowerCase.get(text.toLowerCase()) ?? [], hidden)
  }

  /** Rows with a number that passes the test and is not hidden. */
  matchNumber(passes: (value: number) => boolean, hidden?: ReadonlySet<string>): Uint8Array {
    const ids = this.#numbers.flatMap((value, id) => (!Number.isNaN(value) && passes(value) ? [id] : []))
    return this.#scan(ids, hidden)
  }

  /** How often each value that is not hidden occurs in the given rows, most frequent first, then by text. */
  count(rows: Uint32Array, limit: number, hidden?: ReadonlySet<string>): Record<string, number> {
    const counts = new Uint32Array(this.texts.length)
    const starts = this.#starts.data
    const flat = this.#flat.data
    for (const row of rows) {
      const end = starts[row + 1]!
      for (let at = starts[row]!; at < end; at++) counts[flat[at]!]!++
    }
    // Count and text rank packed into one number: of tens of thousands of values a few are picked without sorting all.
    const { idAt, rankOf } = this.#ranks()
    const keys = new Float64Array(counts.length)
    let found = 0
    counts.forEach((count, id) => {
      if (count && !hidden?.has(this.texts[id]!)) keys[found++] = (rows.length - count) * idAt.length + rankOf[id]!
    })
    const first = smallest(keys.subarray(0, found), limit)
    return Object.fromEntries(
      Array.from(first, (key) => {
        const id = idAt[key % idAt.length]!
        return [this.texts[id]!, counts[id]!]
      }),
    )
  }

  /**
   * Least, greatest, mean and sum of the numbers in the given rows; undefined where not all values are numbers, or some are
   * hidden.
   */
  stats(rows: Uint32Array, hidden?: ReadonlySet<string>): Stats | undefined {
    const figures = hidden?.size ? undefined : this.figures(rows)
    return figures && statsOf(figures)
  }

  /** Intermediate values of the statistics; undefined where not all values are numbers. */
  figures(rows: Uint32Array): Figures | undefined {
    if (this.#numbers.some(Number.isNaN)) return undefined
    const starts = this.#starts.data
    const flat = this.#flat.data
    let [min, max, sum, count] = [Infinity, -Infinity, 0, 0]
    for (const row of rows) {
      for (let at = starts[row]!; at < starts[row + 1]!; at++) {
        const value = this.#numbers[flat[at]!]!
        if (value < min) min = value
        if (value > max) max = value
        sum += value
        count++
      }
    }
    return { min, max, sum, count }
  }

  /** The values in the order of their texts, and the rank of each. */
  #ranks(): { idAt: Uint32Array; rankOf: Uint32Array } {
    if (this.#ranked.idAt.length === this.texts.length) return this.#ranked
    const { texts } = this
    const idAt = Uint32Array.from(texts.keys()).sort((id, other) => (texts[id]! < texts[other]! ? -1 : 1))
    const rankOf = new Uint32Array(idAt.length)
    idAt.forEach((id, rank) => (rankOf[id] = rank))
    this.#ranked = { idAt, rankOf }
    return this.#ranked
  }

  #idOf(value: ColumnValue): number {
    const known = this.#ids.get(value)
    if (known !== undefined) return known
    const text = String(value)
    // The number 5 and the text "5" are one value.
    const id = (value === text ? undefined : this.#ids.get(text)) ?? this.#create(text)
    this.#ids.set(value, id)
    return id
  }

  #create(text: string): number {
    const id = this.texts.push(text) - 1
    this.#ids.set(text, id)
    this.#numbers.push(text.trim() === '' ? NaN : Number(text))
    const lowerCase = text.toLowerCase()
    const same = this.#idsByLowerCase.get(lowerCase)
    if (same) same.push(id)
    else this.#idsByLowerCase.set(lowerCase, [id])
    return id
  }

  #scan(ids: readonly number[], hidden?: ReadonlySet<string>): Uint8Array {
    const { rows } = this
    const matches = new Uint8Array(rows)
    const wanted = new Uint8Array(this.texts.length)
    for (const id of ids) if (!hidden?.has(this.texts[id]!)) wanted[id] = 1
    if (!wanted.includes(1)) return matches
    const starts = this.#starts.data
    const flat = this.#flat.data
    for (let row = 0, at = 0; row < rows; row++) {
      const end = starts[row + 1]!
      for (; at < end; at++) if (wanted[flat[at]!]) matches[row] = 1
    }
    return matches
  }
}
