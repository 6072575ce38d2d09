import type { Table } from './columns/table.ts'
import { SeenColumn, type SearchedColumn, type OwnRows } from './columns/seen-column.ts'
import { emptyRelations, lastValue, tableOf, type DocumentStore, type Relation } from './document-store.ts'
import type { GeoPoint } from '#contract/wire'
import type { SortOrder } from '#contract/search'
import { Points, type Box } from './geo.ts'
import type { Work } from './turns.ts'
import type { Viewer } from './viewer.ts'

/** Looked at before the loop gives way. */
const rowsInAPiece = 500
/** Bytes of a document as a viewer sees it, with its columns, over what it shares with everybody's. */
const bytesOfOwn = 2_000

/**
 * A store as one viewer sees it: without what is not for them, and with documents of their own where they see less of one than
 * everybody. Filters, counts, orders and hits all ask here, so that none of them knows what another does not. Columns of documents that are
 * everybody's are shared.
 */
export class Seen<Document extends object> {
  readonly store: DocumentStore<Document>
  /** One byte per row: whether it is the newest of a document that is shown. */
  readonly shown: Uint8Array
  readonly #ownRows: OwnRows & { rows: number[] }
  readonly #points = new Points()
  readonly #table: Table<Document>
  readonly #relations: ReadonlyMap<string, Relation>
  readonly #orderValues = new Map<SortOrder, Float64Array>()
  /** What is seen of documents of which it is less than everybody sees. */
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

  /** Looks at every document, or takes what an earlier look saw of it where neither has changed. */
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

  /** The elements of a relation, everybody's and the viewer's own, each with the rows they belong to. */
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

  /** What one of the definition's orders compares, by row. */
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
