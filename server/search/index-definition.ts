import type { SortOrder } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import type { Readers } from './columns/table.ts'
import type { TextValue } from './text/text-index.ts'
import type { Viewer } from './viewer.ts'

/** Parts of a document that `nestedFilters` asks about as a whole, such as the locations of a doctor. */
export type RelationDefinition<Document> = {
  elements(document: Document): readonly unknown[]
  columns: Readers<unknown>
}

/** A relation whose elements have a type of their own. */
export function relation<Document, Element>(
  elements: (document: Document) => readonly Element[],
  columns: Readers<Element>,
): RelationDefinition<Document> {
  // Only what `elements` answered is ever read by `columns`.
  return { elements, columns: columns as Readers<unknown> }
}

/** How documents of one kind are searched. */
export type IndexDefinition<Document> = {
  /** What a patient may be shown of what the viewer sees, where one is named; the rest of a document is only searched by. */
  hit(document: Document, viewer?: Viewer): { objectID: string }
  /**
   * The document as the viewer sees it: the same where that is all of it, one of less, or nothing where it is not for them. All see all,
   * where it is left out.
   */
  seenBy?(document: Document, viewer: Viewer): Document | undefined
  /** What else than the document this depends on: another value when that has changed. */
  seenWith?(viewer: Viewer): unknown
  isPublished(document: Document): boolean
  /** Searched attributes in groups of falling weight: a word found in the first group ranks before one in the second. */
  searched: readonly Readonly<Record<string, (document: Document) => TextValue>>[]
  /** Words that say nothing in this index, folded: "dr". */
  ignoredWords: ReadonlySet<string>
  /** Attributes that can be filtered and counted. */
  columns: Readers<Document>
  /** Attributes that can be filtered: their values are as many as the documents. */
  identifiers: Readers<Document>
  /** Attributes that rules alone ask about. */
  ownColumns: Readers<Document>
  /** Relations of `nestedFilters`. */
  nested: Readonly<Record<string, RelationDefinition<Document>>>
  points(document: Document): readonly GeoPoint[]
  /** Order among equally relevant documents: smaller first, later entries decide ties. */
  rank(document: Document): readonly number[]
  /** Orders that a query may ask for instead (`sortBy`): smaller first, undefined last. Whole numbers are compared. */
  orders?: Readonly<Partial<Record<SortOrder, (document: Document) => number | undefined>>>
  /** Attributes of the hit that are marked in `_highlightResult`. */
  highlighted: readonly string[]
  /** Attributes that depend on the time of day, and how to bring a document's up to date. */
  daily?: { attributes: readonly string[]; update(document: Document, now: Date): void }
}
