/** Values of each dimension, of which every combination is possible. */
type Dimensions = Record<string, readonly string[]>
type Row<D extends Dimensions> = { [Name in keyof D]: D[Name][number] }

/** Rows in which each pair of values of two dimensions occurs, few of them and always the same: the next is that with the most pairs that are missing. */
export function pairwise<const D extends Dimensions>(dimensions: D): Row<D>[] {
  const all = Object.entries(dimensions).reduce<Record<string, string>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  )
  const missing = new Set(all.flatMap(pairsOf))
  const rows: Record<string, string>[] = []
  while (missing.size > 0) {
    const gains = all.map((row) => pairsOf(row).filter((pair) => missing.has(pair)).length)
    const best = all[gains.indexOf(Math.max(...gains))] ?? {}
    for (const pair of pairsOf(best)) missing.delete(pair)
    rows.push(best)
  }
  return rows as Row<D>[]
}

function pairsOf(row: Record<string, string>): string[] {
  const parts = Object.entries(row).map(([name, value]) => `${name}=${value}`)
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one}&${other}`))
}
