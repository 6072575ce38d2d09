import { statsOf, type Column, type Stats } from './column.ts'

/**
 * Rows that one viewer sees differently: `rows`, and for each row the number of the viewer's own version, -1 where there is
 * none.
 */
export type OwnRows = { rows: readonly number[]; ownRowOf: Int32Array }

/** The part of a column that a query uses. */
export type SearchedColumn = Pick<Column, 'matchText' | 'matchNumber' | 'count' | 'stats'>

/** A shared column, with the values of some rows replaced by what one viewer sees. */
export class SeenColumn implements SearchedColumn {
  readonly #all: Column
  readonly #own: Column
  readonly #ownRows: OwnRows

  constructor(all: Column, own: Column, ownRows: OwnRows) {
    this.#all = all
    this.#own = own
    this.#ownRows = ownRows
  }

  matchText(text: string, hidden?: ReadonlySet<string>): Uint8Array {
    return this.#over(this.#all.matchText(text, hidden), this.#own.matchText(text, hidden))
  }

  matchNumber(passes: (value: number) => boolean, hidden?: ReadonlySet<string>): Uint8Array {
    return this.#over(this.#all.matchNumber(passes, hidden), this.#own.matchNumber(passes, hidden))
  }

  count(rows: Uint32Array, limit: number, hidden?: ReadonlySet<string>): Record<string, number> {
    const { same, own } = this.#split(rows)
    if (own.length === 0) return this.#all.count(rows, limit, hidden)
    const counts = new Map(Object.entries(this.#all.count(same, Infinity, hidden)))
    for (const [text, count] of Object.entries(this.#own.count(own, Infinity, hidden)))
      counts.set(text, (counts.get(text) ?? 0) + count)
    const mostFirst = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    return Object.fromEntries(mostFirst.slice(0, limit))
  }

  stats(rows: Uint32Array, hidden?: ReadonlySet<string>): Stats | undefined {
    const { same, own } = this.#split(rows)
    const [one, other] = [this.#all.figures(same), this.#own.figures(own)]
    if (hidden?.size || !one || !other) return undefined
    return statsOf({
      min: Math.min(one.min, other.min),
      max: Math.max(one.max, other.max),
      sum: one.sum + other.sum,
      count: one.count + other.count,
    })
  }

  #over(all: Uint8Array, own: Uint8Array): Uint8Array {
    this.#ownRows.rows.forEach((row, at) => (all[row] = own[at]!))
    return all
  }

  #split(rows: Uint32Array): { same: Uint32Array; own: Uint32Array } {
    const { ownRowOf } = this.#ownRows
    return {
      same: rows.filter((row) => ownRowOf[row]! < 0),
      own: rows.filter((row) => ownRowOf[row]! >= 0).map((row) => ownRowOf[row]!),
    }
  }
}
