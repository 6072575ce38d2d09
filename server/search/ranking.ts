import type { SearchParams } from '#contract/search'
import { problem } from '#server/errors'
import { askableColumns } from './filter-rows.ts'
import { parseOptionalFilters } from './filters/optional-filters.ts'
import { scoresOf } from './filters/scores.ts'
import type { QueryRules } from './query-rules.ts'
import type { Seen } from './seen.ts'
import { smallest } from './smallest.ts'
import { costLimit, type TextMatch } from './text/text-index.ts'
import type { Work } from './turns.ts'

/** Distances that differ by less count as equal, so that plan and rank decide between neighbours. */
const distanceStepMetres = 10
const distanceSteps = 2 ** 21

/** Matching rows, the cost of their text match, and their distances. */
export type Found = { rows: Uint32Array; match: TextMatch | undefined; distances: Float64Array | undefined }

/** The requested order. */
export type Order = { isNearestFirst: boolean; values?: Float64Array }

/** Rows by rank, and the rank of each. */
type Ranks = { rowAt: Uint32Array; rankOf: Uint32Array }

/**
 * The requested order; the index's own for `relevance`, and by rank for `distance` without a position.
 *
 * @throws Problem `validation_failed` where the index has no such order.
 */
export function orderOf<Document extends object>(
  seen: Seen<Document>,
  { sortBy = 'relevance', aroundLatLng }: SearchParams,
  { isNearestFirst = false }: QueryRules,
): Order {
  if (sortBy === 'relevance') return { isNearestFirst }
  if (sortBy === 'distance') return { isNearestFirst: aroundLatLng !== undefined }
  const values = seen.orderValues(sortBy)
  if (values) return { isNearestFirst, values }
  const message = `sortBy: this index knows no order by ${sortBy}`
  throw problem('validation_failed', { message, fields: [{ path: '/sortBy', message }] })
}

/** The rows of one page, the best first. */
export function* rankedPage<Document extends object>(
  seen: Seen<Document>,
  found: Found,
  order: Order,
  params: SearchParams,
  rules: QueryRules,
): Work<number[]> {
  const { page = 0, hitsPerPage = 20 } = params
  const skip = page * hitsPerPage
  if (hitsPerPage === 0 || skip >= found.rows.length) return []
  const ranks = yield* ranksOf(seen, found.rows, params, rules)
  yield
  const keys = smallest(keysOf(found, ranks, order), skip + hitsPerPage).subarray(skip)
  return Array.from(keys, (key) => ranks.rowAt[key % ranks.rowAt.length]!)
}

/** The order among equally relevant rows: by the scores of the optional filters, then by rank. */
function* ranksOf<Document extends object>(
  seen: Seen<Document>,
  rows: Uint32Array,
  { optionalFilters, sumOrFiltersScores }: SearchParams,
  { viewer }: QueryRules,
): Work<Ranks> {
  const order = seen.store.order()
  const groups = optionalFilters === undefined ? [] : parseOptionalFilters(optionalFilters)
  if (groups.length === 0) return order
  const scores = yield* scoresOf(groups, rows, askableColumns(seen, viewer), sumOrFiltersScores)
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  const { length } = order.rowAt
  const keys = scores.map((score, at) => (highest - score) * length + order.rankOf[rows[at]!]!).sort()
  const [rankOf, rowAt] = [new Uint32Array(length), new Uint32Array(length)]
  keys.forEach((key, rank) => {
    const row = order.rowAt[key % length]!
    rowAt[rank] = row
    rankOf[row] = rank
  })
  return { rowAt, rankOf }
}

/**
 * The sort criteria packed into one number per row: text, then distance, then rank; distance first for the nearest; for an
 * order by value only the value, then rank.
 */
function keysOf({ rows, match, distances }: Found, { rankOf }: Ranks, { isNearestFirst, values }: Order): Float64Array {
  const keys = new Float64Array(rows.length)
  rows.forEach((row, at) => {
    const cost = match ? match.costs[row]! : 0
    const step = distances ? Math.min(distanceSteps - 1, Math.floor(distances[row]! / distanceStepMetres)) : 0
    const relevance = isNearestFirst ? step * costLimit + cost : cost * distanceSteps + step
    keys[at] = (values ? Math.round(values[row]!) : relevance) * rankOf.length + rankOf[row]!
  })
  return keys
}
