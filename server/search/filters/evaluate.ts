import type { SearchedColumn } from '../columns/seen-column.ts'
import type { Work } from '../turns.ts'
import type { Comparison, Condition, Filter } from './filter.ts'
import { filterRefusal } from './refusal.ts'

/** Attributes to filter by, and values that are hidden from the viewer. */
export type Columns = {
  column(attribute: string): SearchedColumn | undefined
  hidden?(attribute: string): ReadonlySet<string> | undefined
}

/**
 * The rows that pass, as one byte each. An attribute with several values passes when one of them does; NOT inverts that.
 *
 * @throws Problem `validation_failed` for an attribute that cannot be filtered.
 */
export function* evaluate(filter: Filter, columns: Columns, parameter = 'filters'): Work<Uint8Array> {
  switch (filter.kind) {
    case 'and':
      return yield* combine(filter.filters, (all, one) => all & one)
    case 'or':
      return yield* combine(filter.filters, (any, one) => any | one)
    case 'not':
      return (yield* evaluate(filter.filter, columns, parameter)).map((passes) => passes ^ 1)
    default:
      yield
      return matchCondition(filter, columns, parameter)
  }

  function* combine(filters: Filter[], join: (a: number, b: number) => number): Work<Uint8Array> {
    const [first, ...rest] = filters
    const result = yield* evaluate(first!, columns, parameter)
    for (const other of rest) {
      const matches = yield* evaluate(other, columns, parameter)
      for (let row = 0; row < result.length; row++) result[row] = join(result[row]!, matches[row]!)
    }
    return result
  }
}

function matchCondition(condition: Condition, columns: Columns, parameter: string): Uint8Array {
  const column = columns.column(condition.attribute)
  if (!column) throw filterRefusal(parameter, 'there is no such attribute', condition.position)
  const hidden = columns.hidden?.(condition.attribute)
  switch (condition.kind) {
    case 'equals':
      return column.matchText(condition.value, hidden)
    case 'range':
      return column.matchNumber((value) => value >= condition.low && value <= condition.high, hidden)
    case 'compares':
      return column.matchNumber((value) => compare[condition.comparison](value, condition.value), hidden)
  }
}

const compare: Record<Comparison, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '=': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
  '>=': (value, bound) => value >= bound,
  '>': (value, bound) => value > bound,
}
