import type { SearchAnswer, SearchParams } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import { problem } from '#server/errors'
import type { Column } from './columns/column.ts'
import { DocumentStore } from './document-store.ts'
import { evaluate, type Columns } from './filters/evaluate.ts'
import { allOf, type Filter } from './filters/filter.ts'
import { parseFacetFilters } from './filters/facet-filters.ts'
import { parseFilters } from './filters/parse-filters.ts'
import { filterRefusal } from './filters/refusal.ts'
import { defaultRadiusMetres, parsePosition } from './geo.ts'
import type { IndexDefinition } from './index-definition.ts'
import { Kept } from './kept.ts'
import { present } from './present.ts'
import { smallest } from './smallest.ts'
import { costLimit, type TextMatch } from './text/text-index.ts'
import { atOnce, type Work } from './turns.ts'
import type { HiddenValues, Viewer } from './viewer.ts'

/** What an index adds to every query: filters that are not the client's to drop, and the order. */
export type QueryRules = {
  filters?: Filter[]
  nestedFilters?: Record<string, string>
  isNearestFirst?: boolean
  /** Whose patients are answered. */
  viewer?: Viewer
}

/** Distances that differ by less are the same to the ranking, so that plan and rank decide between neighbours. */
const distanceStepMetres = 10
const distanceSteps = 2 ** 21

/** Of filters and of words that were asked for lately, each. */
const mostBytesKept = 24 * 1024 * 1024
/** Hits that are put together in one piece. */
const hitsInAPiece = 10

/** One kind of documents in memory, and the answers about it. */
export class EmbeddedIndex<Document> {
  readonly #store: DocumentStore<Document>
  readonly #filtered = new Kept<Uint8Array>(mostBytesKept, ({ byteLength }) => byteLength)
  readonly #matched = new Kept<TextMatch>(mostBytesKept, bytesOfMatch)
  #generation = -1

  constructor(definition: IndexDefinition<Document>) {
    this.#store = new DocumentStore(definition)
  }

  get size(): number {
    return this.#store.size
  }

  find(id: string): Document | undefined {
    return this.#store.find(id)
  }

  put(documents: Iterable<Document>): void {
    this.#store.put(documents)
  }

  remove(ids: Iterable<string>): void {
    this.#store.remove(ids)
  }

  /** Brings what depends on the time up to date in these documents. */
  bringUpToDate(now: Date, documents: Iterable<Document>): void {
    this.#store.bringUpToDate(now, documents)
  }

  documents(): Iterable<Document> {
    return this.#store.documents()
  }

  /** Makes what questions need, before the first is asked. */
  prepare(): Work<void> {
    return this.#store.prepare()
  }

  /** The same as `answer`, all at once. */
  search(params: SearchParams, rules: QueryRules = {}): SearchAnswer {
    return atOnce(this.answer(params, rules))
  }

  /**
   * Answers one query of the protocol, in pieces. Documents must not change between two of them.
   *
   * @throws Problem `validation_failed` for a filter, facet or position that cannot be read.
   */
  *answer(params: SearchParams, rules: QueryRules = {}): Work<SearchAnswer> {
    const started = performance.now()
    this.#forgetWhenChanged()
    const { query = '', hitsPerPage = 20, page = 0 } = params
    const from = params.aroundLatLng === undefined ? undefined : parsePosition(params.aroundLatLng)
    const order = this.#orderOf(params, rules)
    const facets = this.#facetColumns(params.facets ?? [])
    const words = this.#store.text.readQuery(query)
    const match = words.length
      ? yield* this.#matched.get(words.join(' '), () => this.#store.text.match(words))
      : undefined
    const passing = yield* this.#passing(params, rules)
    const { rows, distances } = this.#select(passing, match, from, params.aroundRadius ?? defaultRadiusMetres)
    yield
    const keys = this.#keys(rows, match, distances, order)
    const found = this.#page(keys, page * hitsPerPage, hitsPerPage)
    const hits: object[] = []
    for (const row of found) {
      if (hits.length % hitsInAPiece === 0) yield
      hits.push(
        present(this.#store.definition, this.#store.table.rows[row]!, params, {
          words,
          meant: match?.meant,
          distance: distances?.[row],
          viewer: rules.viewer,
        }),
      )
    }
    return {
      hits,
      nbHits: rows.length,
      nbPages: hitsPerPage ? Math.ceil(rows.length / hitsPerPage) : 0,
      page,
      hitsPerPage,
      ...(params.facets &&
        (yield* count(facets, rows, { most: params.maxValuesPerFacet, hidden: rules.viewer?.hidden }))),
      exhaustiveNbHits: true,
      query,
      params: echo(params),
      processingTimeMS: Math.round(performance.now() - started),
    }
  }

  #forgetWhenChanged(): void {
    if (this.#generation === this.#store.generation) return
    this.#filtered.clear()
    this.#matched.clear()
    this.#generation = this.#store.generation
  }

  /** Rows that every filter lets through, kept for the next page and the next letter. */
  #passing(params: SearchParams, rules: QueryRules): Work<Uint8Array> {
    const { filters, facetFilters, nestedFilters } = params
    const key = JSON.stringify([filters, facetFilters, nestedFilters, rules])
    return this.#filtered.get(key, () => this.#filter(params, rules))
  }

  *#filter({ filters, facetFilters, nestedFilters }: SearchParams, rules: QueryRules): Work<Uint8Array> {
    const asked = {
      filters: filters ? parseFilters(filters) : undefined,
      facetFilters: facetFilters ? parseFacetFilters(facetFilters) : undefined,
    }
    const passing = this.#store.live.slice(0, this.#store.table.rows.length)
    const narrow = (matches: Uint8Array) => matches.forEach((matching, row) => (passing[row]! &= matching))
    if (rules.filters?.length) narrow(yield* evaluate(allOf(rules.filters), this.#store.table))
    for (const [parameter, filter] of Object.entries(asked))
      if (filter) narrow(yield* evaluate(filter, this.#askable(rules.viewer), parameter))
    for (const nested of [nestedFilters, rules.nestedFilters]) {
      for (const [relation, text] of Object.entries(nested ?? {}))
        narrow(yield* this.#matchNested(relation, text, rules.viewer))
    }
    return passing
  }

  /** Rows with one element of the relation for which the whole expression holds. */
  *#matchNested(name: string, text: string, viewer?: Viewer): Work<Uint8Array> {
    const relation = this.#store.relations.get(name)
    if (!relation) throw filterRefusal('nestedFilters', 'this index has no such relation', 0)
    const parameter = `nestedFilters.${name}`
    const rows = new Uint8Array(this.#store.table.rows.length)
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

  /** What a question may ask about, as this viewer sees it. */
  #askable(viewer?: Viewer): Columns {
    const { table, definition } = this.#store
    return {
      column: (attribute) => (Object.hasOwn(definition.ownColumns, attribute) ? undefined : table.column(attribute)),
      hidden: (attribute) => viewer?.hidden[attribute],
    }
  }

  #facetColumns(names: readonly string[]) {
    const { table, definition } = this.#store
    const counted = [...new Set(names.includes('*') ? Object.keys(definition.columns) : names)]
    return counted.map((name, position) => {
      const column = Object.hasOwn(definition.columns, name) ? table.column(name) : undefined
      if (!column) throw filterRefusal('facets', 'there is nothing of that name to count', position)
      return [name, column] as const
    })
  }

  #select(passing: Uint8Array, match: TextMatch | undefined, from: GeoPoint | undefined, radius: number | 'all') {
    const distances = from && new Float64Array(passing.length)
    const rows = new Uint32Array(passing.length)
    let found = 0
    const consider = (row: number) => {
      if (!passing[row]) return
      if (from && distances) {
        distances[row] = this.#store.points.distance(row, from)
        if (distances[row] > (radius === 'all' ? Number.MAX_VALUE : radius)) return
      }
      rows[found++] = row
    }
    if (match) match.rows.forEach(consider)
    else for (let row = 0; row < passing.length; row++) consider(row)
    return { rows: rows.subarray(0, found), distances }
  }

  /** The order that is asked for; that of the index where nothing is, or where its question was not asked. */
  #orderOf({ sortBy = 'relevance', aroundLatLng }: SearchParams, { isNearestFirst = false }: QueryRules): Order {
    if (sortBy === 'relevance') return { isNearestFirst }
    if (sortBy === 'distance') return { isNearestFirst: aroundLatLng !== undefined }
    const values = this.#store.orderValues(sortBy)
    if (values) return { isNearestFirst, values }
    const message = `sortBy: this index knows no order by ${sortBy}`
    throw problem('validation_failed', { message, fields: [{ path: '/sortBy', message }] })
  }

  /**
   * What decides the order is packed into one number per row, so that ranking is comparing numbers: text, then distance, then
   * rank; distance first for the nearest; the value alone, then rank, for an order by value.
   */
  #keys(
    rows: Uint32Array,
    match: TextMatch | undefined,
    distances: Float64Array | undefined,
    { isNearestFirst, values }: Order,
  ): Float64Array {
    const { rankOf } = this.#store.order()
    const keys = new Float64Array(rows.length)
    rows.forEach((row, at) => {
      const cost = match ? match.costs[row]! : 0
      const step = distances ? Math.min(distanceSteps - 1, Math.floor(distances[row]! / distanceStepMetres)) : 0
      const relevance = isNearestFirst ? step * costLimit + cost : cost * distanceSteps + step
      keys[at] = (values ? Math.round(values[row]!) : relevance) * rankOf.length + rankOf[row]!
    })
    return keys
  }

  /** The rows of one page. */
  #page(keys: Float64Array, skip: number, count: number): number[] {
    if (count === 0 || skip >= keys.length) return []
    const { rowAt } = this.#store.order()
    return Array.from(smallest(keys, skip + count).subarray(skip), (key) => rowAt[key % rowAt.length]!)
  }
}

function* count(
  facets: readonly (readonly [string, Column])[],
  rows: Uint32Array,
  { most = 100, hidden = {} }: { most?: number | undefined; hidden?: HiddenValues | undefined },
) {
  const counts: NonNullable<SearchAnswer['facets']> = {}
  const stats: NonNullable<SearchAnswer['facets_stats']> = {}
  for (const [name, column] of facets) {
    yield
    counts[name] = column.count(rows, most, hidden[name])
    const figures = column.stats(rows, hidden[name])
    if (figures) stats[name] = figures
  }
  return { facets: counts, facets_stats: stats }
}

const bytesOfMatch = ({ costs, rows, meant }: TextMatch): number => {
  let terms = 0
  for (const found of meant.values()) terms += found.size
  return costs.byteLength + rows.byteLength + terms * 64
}

type Order = { isNearestFirst: boolean; values?: Float64Array }

function echo(params: SearchParams): string {
  const echoed = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return echoed.toString()
}
