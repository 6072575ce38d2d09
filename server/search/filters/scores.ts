import type { Work } from '../turns.ts'
import { evaluate, type Columns } from './evaluate.ts'
import type { ScoredFilter } from './optional-filters.ts'

/** The score of each row: per group the greatest score of a filter that the row passes, or the sum of these scores. */
export function* scoresOf(
  groups: readonly (readonly ScoredFilter[])[],
  rows: Uint32Array,
  columns: Columns,
  addsUp = false,
): Work<Float64Array> {
  const total = new Float64Array(rows.length)
  for (const group of groups) {
    const own = new Float64Array(rows.length)
    for (const { filter, score } of group) {
      const passing = yield* evaluate(filter, columns, 'optionalFilters')
      rows.forEach((row, at) => {
        if (passing[row]) own[at] = addsUp ? own[at]! + score : Math.max(own[at]!, score)
      })
    }
    own.forEach((score, at) => (total[at]! += score))
  }
  return total
}
