import type { SearchParams } from '#contract/search'
import type { DocumentStore } from './document-store.ts'
import { evaluate, type Columns } from './filters/evaluate.ts'
import { parseFacetFilters } from './filters/facet-filters.ts'
import { allOf } from './filters/filter.ts'
import { parseNumericFilters } from './filters/numeric-filters.ts'
import { parseFilters } from './filters/parse-filters.ts'
import { filterRefusal } from './filters/refusal.ts'
import type { QueryRules } from './query-rules.ts'
import type { Work } from './turns.ts'
import { isChoosing } from '#server/directory/scope'
import type { Viewer } from './viewer.ts'

type Filters = Pick<SearchParams, 'filters' | 'facetFilters' | 'numericFilters' | 'nestedFilters'>

/**
 * The rows that every filter lets through, as one byte each.
 *
 * @throws Problem `validation_failed` for a filter that cannot be read, or asks about what there is not.
 */
export function* filterRows<Document>(
  store: DocumentStore<Document>,
  { filters, facetFilters, numericFilters, nestedFilters }: Filters,
  rules: QueryRules,
): Work<Uint8Array> {
  const asked = {
    filters: filters ? parseFilters(filters) : undefined,
    facetFilters: facetFilters ? parseFacetFilters(facetFilters) : undefined,
    numericFilters: numericFilters ? parseNumericFilters(numericFilters) : undefined,
  }
  const passing = store.live.slice(0, store.table.rows.length)
  const narrow = (matches: Uint8Array) => matches.forEach((matching, row) => (passing[row]! &= matching))
  if (rules.filters?.length) narrow(yield* evaluate(allOf(rules.filters), store.table))
  if (rules.viewer && isChoosing(rules.viewer)) narrow(yield* chosenRows(store, rules.viewer))
  const columns = askableColumns(store, rules.viewer)
  for (const [parameter, filter] of Object.entries(asked)) {
    if (filter) narrow(yield* evaluate(filter, columns, parameter))
  }
  for (const nested of [nestedFilters, rules.nestedFilters]) {
    for (const [relation, text] of Object.entries(nested ?? {})) {
      narrow(yield* matchNested(store, relation, text, rules.viewer))
    }
  }
  return passing
}

/** The rows that a viewer chose. */
function* chosenRows<Document>({ table, live, definition }: DocumentStore<Document>, viewer: Viewer): Work<Uint8Array> {
  const rows = new Uint8Array(table.rows.length).fill(1)
  if (!definition.isShown) return rows
  for (const [row, document] of table.rows.entries()) {
    if (row % rowsInAPiece === 0) yield
    rows[row] = Number(live[row] === 1 && definition.isShown(document, viewer))
  }
  return rows
}

/** Looked at before the loop gives way. */
const rowsInAPiece = 2_000

/** What a question may ask about, as its viewer sees it. */
export function askableColumns<Document>({ table, definition }: DocumentStore<Document>, viewer?: Viewer): Columns {
  return {
    column: (attribute) => (Object.hasOwn(definition.ownColumns, attribute) ? undefined : table.column(attribute)),
    hidden: (attribute) => viewer?.hidden[attribute],
  }
}

/** Rows with one element of the relation for which the whole expression holds. */
function* matchNested<Document>(
  store: DocumentStore<Document>,
  name: string,
  text: string,
  viewer?: Viewer,
): Work<Uint8Array> {
  const relation = store.relations.get(name)
  if (!relation) throw filterRefusal('nestedFilters', 'this index has no such relation', 0)
  const parameter = `nestedFilters.${name}`
  const rows = new Uint8Array(store.table.rows.length)
  const filter = parseFilters(text, parameter)
  if (!filter) return rows.fill(1)
  const columns = {
    column: (attribute: string) => relation.table.column(attribute),
    hidden: (attribute: string) => viewer?.hidden[`${name}.${attribute}`],
  }
  const elements = yield* evaluate(filter, columns, parameter)
  relation.parents.forEach((row, element) => (rows[row]! |= elements[element]!))
  return rows
}
