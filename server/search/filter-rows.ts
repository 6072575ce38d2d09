import type { SearchParams } from '#contract/search'
import { evaluate, type Columns } from './filters/evaluate.ts'
import { parseFacetFilters } from './filters/facet-filters.ts'
import { allOf } from './filters/filter.ts'
import { parseNumericFilters } from './filters/numeric-filters.ts'
import { parseFilters } from './filters/parse-filters.ts'
import { filterRefusal } from './filters/refusal.ts'
import type { Seen } from './seen.ts'
import type { QueryRules } from './query-rules.ts'
import type { Work } from './turns.ts'
import type { Viewer } from './viewer.ts'

type Filters = Pick<SearchParams, 'filters' | 'facetFilters' | 'numericFilters' | 'nestedFilters'>

/**
 * The rows that pass every filter, as one byte each.
 *
 * @throws Problem `validation_failed` for an invalid filter, or one on an unknown attribute.
 */
export function* filterRows<Document extends object>(
  seen: Seen<Document>,
  { filters, facetFilters, numericFilters, nestedFilters }: Filters,
  rules: QueryRules,
): Work<Uint8Array> {
  const searched = {
    filters: filters ? parseFilters(filters) : undefined,
    facetFilters: facetFilters ? parseFacetFilters(facetFilters) : undefined,
    numericFilters: numericFilters ? parseNumericFilters(numericFilters) : undefined,
  }
  const passing = seen.shown.slice()
  const narrow = (matches: Uint8Array) => matches.forEach((matching, row) => (passing[row]! &= matching))
  if (rules.filters?.length) narrow(yield* evaluate(allOf(rules.filters), seen))
  const columns = askableColumns(seen, rules.viewer)
  for (const [parameter, filter] of Object.entries(searched)) {
    if (filter) narrow(yield* evaluate(filter, columns, parameter))
  }
  for (const nested of [nestedFilters, rules.nestedFilters]) {
    for (const [relation, text] of Object.entries(nested ?? {})) {
      narrow(yield* matchNested(seen, relation, text, rules.viewer))
    }
  }
  return passing
}

/** Attributes that a query may filter by, as its viewer sees them. */
export function askableColumns<Document extends object>(seen: Seen<Document>, viewer?: Viewer): Columns {
  const { ownColumns } = seen.store.definition
  return {
    column: (attribute) => (Object.hasOwn(ownColumns, attribute) ? undefined : seen.column(attribute)),
    hidden: (attribute) => viewer?.hidden[attribute],
  }
}

/** Rows with one element of the relation for which the whole expression holds. */
function* matchNested<Document extends object>(
  seen: Seen<Document>,
  name: string,
  text: string,
  viewer?: Viewer,
): Work<Uint8Array> {
  const relations = seen.relation(name)
  if (!relations) throw filterRefusal('nestedFilters', 'this index has no such relation', 0)
  const parameter = `nestedFilters.${name}`
  const rows = new Uint8Array(seen.shown.length)
  const filter = parseFilters(text, parameter)
  if (!filter) return rows.fill(1)
  for (const { searched, rowOf } of relations) {
    const columns = {
      column: (attribute: string) => searched.table.column(attribute),
      hidden: (attribute: string) => viewer?.hidden[`${name}.${attribute}`],
    }
    const elements = yield* evaluate(filter, columns, parameter)
    for (const [element, passes] of elements.entries()) {
      const row = passes ? rowOf(element) : undefined
      if (row !== undefined) rows[row] = 1
    }
  }
  return rows
}
