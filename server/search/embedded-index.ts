import { LRUCache } from 'lru-cache'
import type { SearchAnswer, SearchParams } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import { countFacets, facetsOf } from './count-facets.ts'
import { DocumentStore } from './document-store.ts'
import { filterRows } from './filter-rows.ts'
import { filterRefusal } from './filters/refusal.ts'
import { defaultRadiusMetres, parseBoxes, parsePosition, type Box } from './geo.ts'
import type { IndexDefinition } from './index-definition.ts'
import { Kept } from './kept.ts'
import { namesOf } from './names.ts'
import { present } from './present.ts'
import { Seen } from './seen.ts'
import type { QueryRules } from './query-rules.ts'
import { orderOf, rankedPage, type Found } from './ranking.ts'
import type { TextMatch } from './text/text-index.ts'
import { atOnce, type Work } from './turns.ts'
import type { Viewer } from './viewer.ts'

/** Bytes of cached filters, and of cached text matches. */
const mostBytesKept = 24 * 1024 * 1024
/** Bytes of cached views of viewers. */
const mostBytesSeen = 128 * 1024 * 1024
/** Hits that are written in one piece of work. */
const hitsInAPiece = 10

/** One kind of documents in memory, and the search over them. */
export class EmbeddedIndex<Document extends object> {
  readonly #store: DocumentStore<Document>
  readonly #filtered = new Kept<Uint8Array>(mostBytesKept, ({ byteLength }) => byteLength)
  readonly #matched = new Kept<TextMatch>(mostBytesKept, bytesOfMatch)
  readonly #seen = new LRUCache<object, Seen<Document>>({
    maxSize: mostBytesSeen,
    sizeCalculation: ({ bytes }) => bytes,
  })
  #generation = -1

  constructor(definition: IndexDefinition<Document>) {
    this.#store = new DocumentStore(definition)
  }

  get size(): number {
    return this.#store.size
  }

  /** A number that changes whenever an answer may change. */
  get changes(): number {
    return this.#store.generation
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

  /** Updates the time-dependent values of these documents. */
  bringUpToDate(now: Date, documents: Iterable<Document>): void {
    this.#store.bringUpToDate(now, documents)
  }

  documents(): Iterable<Document> {
    return this.#store.documents()
  }

  /** Prepares everything that queries need, before the first one. */
  prepare(): Work<void> {
    return this.#store.prepare()
  }

  /** The same as `answer`, all at once. */
  search(params: SearchParams, rules: QueryRules = {}): SearchAnswer {
    return atOnce(this.answer(params, rules))
  }

  /**
   * Answers one query of the protocol, in pieces of work. Documents must not change between two of them.
   *
   * @throws Problem `validation_failed` for an invalid filter, facet or position.
   */
  *answer(params: SearchParams, rules: QueryRules = {}): Work<SearchAnswer> {
    const started = performance.now()
    this.#forgetWhenChanged()
    const { query = '', hitsPerPage = 20, page = 0 } = params
    const from = params.aroundLatLng === undefined ? undefined : parsePosition(params.aroundLatLng)
    const boxes = params.insideBoundingBox === undefined ? undefined : parseBoxes(params.insideBoundingBox)
    const seen = yield* this.#seenBy(rules.viewer)
    const order = orderOf(seen, params, rules)
    const facets = facetsOf(seen, params.facets)
    const words = this.#store.text.readQuery(query)
    const match = yield* this.#match(words, params)
    const passing = yield* this.#passing(seen, params, rules)
    const radius = boxes ? 'all' : (params.aroundRadius ?? defaultRadiusMetres)
    const found = this.#select(seen, passing, match, { from, radius, boxes })
    yield
    const shown = yield* rankedPage(seen, found, order, params, rules)
    const hits: object[] = []
    for (const row of shown) {
      if (hits.length % hitsInAPiece === 0) yield
      hits.push(
        present(this.#store.definition, seen.document(row), params, {
          words,
          meant: match?.meant,
          distance: found.distances?.[row],
          cost: match?.costs[row],
          viewer: rules.viewer,
        }),
      )
    }
    return {
      hits,
      nbHits: found.rows.length,
      nbPages: hitsPerPage ? Math.ceil(found.rows.length / hitsPerPage) : 0,
      page,
      hitsPerPage,
      ...(params.facets !== undefined &&
        (yield* countFacets(facets, found.rows, {
          most: params.maxValuesPerFacet,
          hidden: rules.viewer?.hidden,
        }))),
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

  /** The current documents as one viewer sees them. */
  *#seenBy(viewer: Viewer | undefined): Work<Seen<Document>> {
    const who = viewer ?? this
    const known = this.#seen.get(who)
    const seen = yield* Seen.of(this.#store, viewer, known)
    if (seen === known) return known
    this.#seen.set(who, seen)
    this.#filtered.clear()
    return seen
  }

  /** Rows that match the words; undefined where there are no words. */
  *#match(words: readonly string[], { typoTolerance = true, restrictSearchableAttributes: only }: SearchParams) {
    const { text } = this.#store
    const names = only === undefined ? undefined : namesOf(only)
    const unknown = names?.findIndex((name) => !text.has(name)) ?? -1
    if (unknown >= 0) throw filterRefusal('restrictSearchableAttributes', 'this attribute is not searched', unknown)
    if (words.length === 0) return undefined
    const typos = typoTolerance === 'true' ? true : typoTolerance === 'false' ? false : typoTolerance
    const key = JSON.stringify([words, typos, names])
    return yield* this.#matched.get(key, () =>
      text.match({ words, typos, ...(names && { attributes: new Set(names) }) }),
    )
  }

  /** Rows that pass every filter, cached for the next page and the next letter. */
  #passing(seen: Seen<Document>, params: SearchParams, rules: QueryRules): Work<Uint8Array> {
    const { filters, facetFilters, numericFilters, nestedFilters } = params
    const key = JSON.stringify([filters, facetFilters, numericFilters, nestedFilters, rules])
    return this.#filtered.get(key, () => filterRows(seen, params, rules))
  }

  #select(
    seen: Seen<Document>,
    passing: Uint8Array,
    match: TextMatch | undefined,
    { from, radius, boxes }: Around,
  ): Found {
    const distances = from && new Float64Array(passing.length)
    const rows = new Uint32Array(passing.length)
    let found = 0
    const consider = (row: number) => {
      if (!passing[row] || (boxes && !seen.isInside(row, boxes))) return
      if (from && distances) {
        distances[row] = seen.distance(row, from)
        if (distances[row] > (radius === 'all' ? Number.MAX_VALUE : radius)) return
      }
      rows[found++] = row
    }
    if (match) match.rows.forEach(consider)
    else for (let row = 0; row < passing.length; row++) consider(row)
    return { rows: rows.subarray(0, found), match, distances }
  }
}

const bytesOfMatch = ({ costs, rows, meant }: TextMatch): number => {
  let terms = 0
  for (const found of meant.values()) terms += found.size
  return costs.byteLength + rows.byteLength + terms * 64
}

type Around = { from: GeoPoint | undefined; radius: number | 'all'; boxes: readonly Box[] | undefined }

function echo(params: SearchParams): string {
  const echoed = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return echoed.toString()
}
