import type { SortOrder } from '#contract/search'
import { Table } from './columns/table.ts'
import { Points } from './geo.ts'
import type { IndexDefinition } from './index-definition.ts'
import { TextIndex, type AttributeGroups, type TextValue } from './text/text-index.ts'
import type { Work } from './turns.ts'

/** Sort value of documents without a value for an order: behind all others, and small enough to be packed with a rank. */
export const lastValue = 2 ** 31

/** The elements of one relation, and the row of the document that each belongs to. */
export type Relation = { table: Table<unknown>; parents: number[] }

/**
 * Documents by row. Rows are only appended: a changed document gets a new row and its old one becomes dead; when a quarter of
 * the rows is dead, the store is rebuilt.
 */
export class DocumentStore<Document extends object> {
  readonly definition: IndexDefinition<Document>
  /** One byte per row: whether it is the document's current one. */
  live = new Uint8Array(0)
  /** The documents by row, and their attributes. */
  table: Table<Document>
  text: TextIndex
  points = new Points()
  relations: ReadonlyMap<string, Relation>
  /** Changes whenever an answer may change. */
  generation = 0
  readonly #searched: readonly (readonly ((document: Document) => TextValue)[])[]
  #rowOf = new Map<string, number>()
  #dead = 0
  /** The generation at which a document was last updated. */
  readonly #changedAt = new WeakMap<Document, number>()
  readonly #orderValues = new Map<SortOrder, { generation: number; values: Float64Array }>()
  /** Number of additions and removals: ranks do not change with the time of day. */
  #puts = 0
  #order: { puts: number; rowAt: Uint32Array; rankOf: Uint32Array } | undefined

  constructor(definition: IndexDefinition<Document>) {
    this.definition = definition
    this.table = tableOf(definition)
    this.text = new TextIndex(groupsOf(definition), definition.ignoredWords)
    this.relations = emptyRelations(definition)
    this.#searched = definition.searched.map((group) => Object.values(group))
  }

  get size(): number {
    return this.#rowOf.size
  }

  find(id: string): Document | undefined {
    const row = this.#rowOf.get(id)
    return row === undefined ? undefined : this.table.rows[row]
  }

  /** Adds or replaces documents. Unpublished ones are removed from the index. */
  put(documents: Iterable<Document>): void {
    for (const document of documents) {
      this.#kill(this.definition.hit(document).objectID)
      if (this.definition.isPublished(document)) this.#append(document)
    }
    this.#change()
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) this.#kill(id)
    this.#change()
  }

  /** Updates the time-dependent values of these documents. */
  bringUpToDate(now: Date, documents: Iterable<Document>): void {
    const { daily } = this.definition
    if (!daily) return
    this.generation++
    for (const document of documents) {
      daily.update(document, now)
      this.#changedAt.set(document, this.generation)
    }
    for (const attribute of daily.attributes) this.table.forget(attribute)
  }

  /** The generation at which a document last changed; 0 where it is unchanged since it was put. */
  changedAt(document: Document): number {
    return this.#changedAt.get(document) ?? 0
  }

  /** Makes every column and the order of ranks, in pieces of work. */
  *prepare(): Work<void> {
    yield* this.table.prepare()
    for (const { table } of this.relations.values()) yield* table.prepare()
    yield
    this.order()
  }

  /** Rows by rank, and the rank of each row: 0 is the best. */
  order(): { rowAt: Uint32Array; rankOf: Uint32Array } {
    if (this.#order?.puts === this.#puts) return this.#order
    const ranks = this.table.rows.map((document) => this.definition.rank(document))
    const rowAt = Uint32Array.from(ranks.keys()).sort(
      (row, other) => compareRanks(ranks[row]!, ranks[other]!) || row - other,
    )
    const rankOf = new Uint32Array(rowAt.length)
    rowAt.forEach((row, rank) => (rankOf[row] = rank))
    this.#order = { puts: this.#puts, rowAt, rankOf }
    return this.#order
  }

  /** Sort values of one of the definition's orders, by row. */
  orderValues(name: SortOrder): Float64Array | undefined {
    const valueOf = this.definition.orders?.[name]
    if (!valueOf) return undefined
    const known = this.#orderValues.get(name)
    if (known?.generation === this.generation) return known.values
    const values = Float64Array.from(this.table.rows, (document) => Math.min(lastValue, valueOf(document) ?? lastValue))
    this.#orderValues.set(name, { generation: this.generation, values })
    return values
  }

  /** The current documents. */
  *documents(): Iterable<Document> {
    for (const row of this.#rowOf.values()) yield this.table.rows[row]!
  }

  #append(document: Document): void {
    const row = this.table.rows.length
    this.#rowOf.set(this.definition.hit(document).objectID, row)
    this.table.append(document)
    this.text.append(this.#searched.map((group) => group.map((read) => read(document))))
    this.points.append(this.definition.points(document))
    for (const [name, definition] of Object.entries(this.definition.nested)) {
      const relation = this.relations.get(name)!
      for (const element of definition.elements(document)) {
        relation.table.append(element)
        relation.parents.push(row)
      }
    }
    if (row >= this.live.length) {
      const longer = new Uint8Array(Math.max(64, this.live.length * 2))
      longer.set(this.live)
      this.live = longer
    }
    this.live[row] = 1
  }

  #kill(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.#rowOf.delete(id)
    this.live[row] = 0
    this.#dead++
  }

  #change(): void {
    this.generation++
    this.#puts++
    if (this.#dead > 1000 && this.#dead * 4 > this.table.rows.length) this.#layOutAnew()
  }

  #layOutAnew(): void {
    const documents = this.table.rows.filter((_, row) => this.live[row])
    this.live = new Uint8Array(documents.length)
    this.table = tableOf(this.definition)
    this.text = new TextIndex(groupsOf(this.definition), this.definition.ignoredWords)
    this.points = new Points()
    this.relations = emptyRelations(this.definition)
    this.#rowOf = new Map()
    this.#dead = 0
    for (const document of documents) this.#append(document)
  }
}

const groupsOf = <Document>({ searched }: IndexDefinition<Document>): AttributeGroups =>
  searched.map((group) => Object.keys(group))

/** An empty table with all columns of a definition. */
export function tableOf<Document>({ columns, identifiers, ownColumns }: IndexDefinition<Document>): Table<Document> {
  return new Table({ ...columns, ...identifiers, ...ownColumns })
}

/** The relations of a definition, by name, without elements. */
export function emptyRelations<Document>({ nested }: IndexDefinition<Document>): ReadonlyMap<string, Relation> {
  return new Map(
    Object.entries(nested).map(([name, { columns }]) => [name, { table: new Table(columns), parents: [] }]),
  )
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at++) {
    if (one[at] !== other[at]) return one[at]! - other[at]!
  }
  return 0
}
