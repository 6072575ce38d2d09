import type { Table } from './columns/table.ts'
import { SeenColumn, type SearchedColumn, type OwnRows } from './columns/seen-column.ts'
import { emptyRelations, lastValue, tableOf, type DocumentStore, type Relation } from './document-store.ts'
import type { GeoPoint } from '#contract/wire'
import type { SortOrder } from '#contract/search'
import { Points, type Box } from './geo.ts'
import type { Work } from './turns.ts'
import type { Viewer } from './viewer.ts'

/** Rows that are examined without yielding. */
const rowsInAPiece = 500
/** Bytes of a document of a viewer's own, with its columns, beyond what it shares with the original. */
const bytesOfOwn = 2_000

/**
 * A store as one viewer sees it: without hidden documents, and with reduced versions of those of which the viewer sees less.
 * Filters, counts, orders and hits all read from here, so that they always agree. Columns of unchanged documents are shared.
 */
export class Seen<Document extends object> {
  readonly store: DocumentStore<Document>
  /** One byte per row: whether it is the current one of a visible document. */
  readonly shown: Uint8Array
  readonly #ownRows: OwnRows & { rows: number[] }
  readonly #points = new Points()
  readonly #table: Table<Document>
  readonly #relations: ReadonlyMap<string, Relation>
  readonly #orderValues = new Map<SortOrder, Float64Array>()
  /** Reduced versions by original document. */
  readonly #seen = new Map<Document, Document>()
  readonly #generation: number
  readonly #seenWith: unknown

  private constructor(store: DocumentStore<Document>, seenWith: unknown) {
    this.store = store
    this.#seenWith = seenWith
    this.shown = store.live.slice(0, store.table.rows.length)
    this.#ownRows = { rows: [], ownRowOf: new Int32Array(this.shown.length).fill(-1) }
    this.#table = tableOf(store.definition)
    this.#relations = emptyRelations(store.definition)
    this.#generation = store.generation
  }

  /** Examines every document, or reuses an earlier result where document and viewer are unchanged. */
  static *of<Document extends object>(
    store: DocumentStore<Document>,
    viewer: Viewer | undefined,
    before?: Seen<Document>,
  ): Work<Seen<Document>> {
    const { definition } = store
    const seen = new Seen(store, viewer && definition.seenWith?.(viewer))
    const earlier = before && before.#seenWith === seen.#seenWith ? before : undefined
    if (earlier && earlier.#generation === store.generation) return earlier
    if (!viewer || !definition.seenBy) return seen
    for (const [row, document] of store.table.rows.entries()) {
      if (row % rowsInAPiece === 0) yield
      if (!seen.shown[row]) continue
      seen.#take(row, document, (earlier && earlier.#stillSeen(document)) ?? definition.seenBy(document, viewer))
    }
    return seen
  }

  get bytes(): number {
    return bytesOfOwn * (this.#ownRows.rows.length + 1) + 5 * this.shown.length
  }

  document(row: number): Document {
    const own = this.#ownRows.ownRowOf[row]!
    return own < 0 ? this.store.table.rows[row]! : this.#table.rows[own]!
  }

  /** Undefined where there is no such attribute. */
  column(attribute: string): SearchedColumn | undefined {
    const all = this.store.table.column(attribute)
    const own = this.#table.column(attribute)
    return all && own && this.#hasOwn ? new SeenColumn(all, own, this.#ownRows) : all
  }

  /** The elements of a relation, shared ones and the viewer's own, each with the row it belongs to. */
  relation(name: string): { searched: Relation; rowOf: (element: number) => number | undefined }[] | undefined {
    const [all, own] = [this.store.relations.get(name), this.#relations.get(name)]
    if (!all || !own) return undefined
    const { rows, ownRowOf } = this.#ownRows
    const rowOf = (element: number) => {
      const row = all.parents[element]!
      return ownRowOf[row]! < 0 ? row : undefined
    }
    const everybodys = { searched: all, rowOf }
    return this.#hasOwn
      ? [everybodys, { searched: own, rowOf: (element) => rows[own.parents[element]!] }]
      : [everybodys]
  }

  distance(row: number, from: GeoPoint): number {
    const own = this.#ownRows.ownRowOf[row]!
    return own < 0 ? this.store.points.distance(row, from) : this.#points.distance(own, from)
  }

  isInside(row: number, boxes: readonly Box[]): boolean {
    const own = this.#ownRows.ownRowOf[row]!
    return own < 0 ? this.store.points.isInside(row, boxes) : this.#points.isInside(own, boxes)
  }

  /** Sort values of one of the definition's orders, by row. */
  orderValues(name: SortOrder): Float64Array | undefined {
    const [all, valueOf] = [this.store.orderValues(name), this.store.definition.orders?.[name]]
    if (!all || !valueOf || !this.#hasOwn) return all
    const known = this.#orderValues.get(name)
    if (known) return known
    const values = all.slice()
    this.#ownRows.rows.forEach((row, own) => {
      values[row] = Math.min(lastValue, valueOf(this.#table.rows[own]!) ?? lastValue)
    })
    this.#orderValues.set(name, values)
    return values
  }

  get #hasOwn(): boolean {
    return this.#ownRows.rows.length > 0
  }

  #stillSeen(document: Document): Document | undefined {
    return this.store.changedAt(document) > this.#generation ? undefined : this.#seen.get(document)
  }

  #take(row: number, document: Document, seen: Document | undefined): void {
    if (seen === undefined) this.shown[row] = 0
    if (seen === undefined || seen === document) return
    this.#seen.set(document, seen)
    this.#ownRows.ownRowOf[row] = this.#ownRows.rows.push(row) - 1
    this.#table.append(seen)
    const { definition } = this.store
    this.#points.append(definition.points(seen))
    for (const [name, nested] of Object.entries(definition.nested)) {
      const relation = this.#relations.get(name)!
      for (const element of nested.elements(seen)) {
        relation.table.append(element)
        relation.parents.push(this.#ownRows.rows.length - 1)
      }
    }
  }
}
