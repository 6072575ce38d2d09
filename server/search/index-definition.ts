import type { GeoPoint } from '#contract/wire'
import type { ColumnValue, ColumnValues } from './columns/column.ts'

/** A part of a document that `nestedFilters` asks about as a whole, such as one location of a doctor. */
export type NestedElement = Readonly<Record<string, ColumnValue | readonly ColumnValue[] | undefined>>

/** How documents of one kind are searched. */
export type IndexDefinition<Document> = {
  /** What a patient may be shown of it; the rest of a document is only searched by. */
  hit(document: Document): { objectID: string }
  isPublished(document: Document): boolean
  /** Searched texts in groups of falling weight: a word found in the first group ranks before one in the second. */
  texts(document: Document): readonly (readonly string[])[]
  textGroups: number
  /** Words that say nothing in this index, folded: "dr". */
  ignoredWords: ReadonlySet<string>
  /** Attributes that can be filtered and counted. */
  columns: Readonly<Record<string, (document: Document) => ColumnValues>>
  /** Relations of `nestedFilters`: their attributes, and the elements of a document. */
  nested: Readonly<
    Record<string, { attributes: readonly string[]; elements(document: Document): readonly NestedElement[] }>
  >
  points(document: Document): readonly GeoPoint[]
  /** Order among equally relevant documents: smaller first, later entries decide ties. */
  rank(document: Document): readonly number[]
  /** Attributes of the hit that are marked in `_highlightResult`. */
  highlighted: readonly string[]
  /** Attributes that depend on the day, and how to bring a document's up to date. */
  daily?: { attributes: readonly string[]; update(document: Document, now: Date): void }
}
