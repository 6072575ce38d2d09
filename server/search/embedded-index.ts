import type { SearchAnswer, SearchParams } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import { problem } from '#server/errors'
import { DocumentStore } from './document-store.ts'
import { evaluate } from './filters/evaluate.ts'
import { allOf, type Filter } from './filters/filter.ts'
import { parseFacetFilters } from './filters/facet-filters.ts'
import { parseFilters } from './filters/parse-filters.ts'
import { filterRefusal } from './filters/refusal.ts'
import { defaultRadiusMetres, parsePosition } from './geo.ts'
import type { IndexDefinition } from './index-definition.ts'
import { present } from './present.ts'
import { Recent } from './recent.ts'
import { smallest } from './smallest.ts'
import { costLimit, type TextMatch } from './text/text-index.ts'

/** What an index adds to every query: filters that are not the client's to drop, and the order. */
export type QueryRules = {
  filters?: Filter[]
  nestedFilters?: Record<string, string>
  isNearestFirst?: boolean
  /** Whose patients are answered. */
  tenant?: string
}

/** Distances that differ by less are the same to the ranking, so that plan and rank decide between neighbours. */
const distanceStepMetres = 10
const distanceSteps = 2 ** 21

/** One kind of documents in memory, and the answers about it. */
export class EmbeddedIndex<Document> {
  readonly #store: DocumentStore<Document>
  readonly #filtered = new Recent<Uint8Array>(64)
  readonly #matched = new Recent<TextMatch>(128)
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

  /**
   * Answers one query of the protocol.
   *
   * @throws Problem `validation_failed` for a filter, facet or position that cannot be read.
   */
  search(params: SearchParams, rules: QueryRules = {}): SearchAnswer {
    const started = performance.now()
    this.#forgetWhenChanged()
    const { query = '', hitsPerPage = 20, page = 0 } = params
    const words = this.#store.text.readQuery(query)
    const match = words.length ? this.#matched.get(words.join(' '), () => this.#store.text.match(words)) : undefined
    const from = params.aroundLatLng === undefined ? undefined : parsePosition(params.aroundLatLng)
    const passing = this.#passing(params, rules)
    const facets = this.#facetColumns(params.facets ?? [])
    const { rows, distances } = this.#select(passing, match, from, params.aroundRadius ?? defaultRadiusMetres)

    const keys = this.#keys(rows, match, distances, this.#orderOf(params, rules))
    const hits = this.#page(keys, page * hitsPerPage, hitsPerPage).map((row) =>
      present(this.#store.definition, this.#store.table.rows[row]!, params, {
        words,
        meant: match?.meant,
        distance: distances?.[row],
        tenant: rules.tenant,
      }),
    )
    return {
      hits,
      nbHits: rows.length,
      nbPages: hitsPerPage ? Math.ceil(rows.length / hitsPerPage) : 0,
      page,
      hitsPerPage,
      ...(params.facets && {
        facets: Object.fromEntries(
          facets.map(([name, column]) => [name, column.count(rows, params.maxValuesPerFacet ?? 100)]),
        ),
        facets_stats: Object.fromEntries(
          facets.flatMap(([name, column]) => {
            const stats = column.stats(rows)
            return stats ? [[name, stats]] : []
          }),
        ),
      }),
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
  #passing(params: SearchParams, rules: QueryRules): Uint8Array {
    const { filters, facetFilters, nestedFilters } = params
    return this.#filtered.get(JSON.stringify([filters, facetFilters, nestedFilters, rules]), () => {
      const asked = [filters && parseFilters(filters), facetFilters && parseFacetFilters(facetFilters)].filter(
        (filter) => !!filter,
      )
      const passing = this.#store.live.slice(0, this.#store.table.rows.length)
      const narrow = (matches: Uint8Array) => matches.forEach((matching, row) => (passing[row]! &= matching))
      if (rules.filters?.length) narrow(evaluate(allOf(rules.filters), this.#store.table))
      for (const filter of asked) narrow(evaluate(filter, this.#store.table))
      for (const nested of [nestedFilters, rules.nestedFilters]) {
        for (const [relation, text] of Object.entries(nested ?? {})) narrow(this.#matchNested(relation, text))
      }
      return passing
    })
  }

  /** Rows with one element of the relation for which the whole expression holds. */
  #matchNested(name: string, text: string): Uint8Array {
    const parameter = `nestedFilters.${name}`
    const relation = this.#store.relations.get(name)
    if (!relation) throw filterRefusal(parameter, 'there is no such relation', 0)
    const rows = new Uint8Array(this.#store.table.rows.length)
    const filter = parseFilters(text, parameter)
    if (!filter) return rows.fill(1)
    const elements = evaluate(filter, relation.table, parameter)
    relation.parents.forEach((row, element) => (rows[row]! |= elements[element]!))
    return rows
  }

  #facetColumns(names: readonly string[]) {
    const { table } = this.#store
    return (names.includes('*') ? table.attributes : names).map((name) => {
      const column = table.column(name)
      if (column) return [name, column] as const
      const message = `facets: ${name} cannot be counted`
      throw problem('validation_failed', { message, fields: [{ path: '/facets', message }] })
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

type Order = { isNearestFirst: boolean; values?: Float64Array }

function echo(params: SearchParams): string {
  const echoed = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return echoed.toString()
}
