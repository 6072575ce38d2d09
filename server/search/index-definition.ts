import type { SortOrder } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import type { Readers } from './columns/table.ts'
import type { TextValue } from './text/text-index.ts'
import type { Viewer } from './viewer.ts'

/** Parts of a document that `nestedFilters` tests as a whole, such as the locations of a doctor. */
export type RelationDefinition<Document> = {
  elements(document: Document): readonly unknown[]
  columns: Readers<unknown>
}

/** A relation whose elements have a type of their own. */
export function relation<Document, Element>(
  elements: (document: Document) => readonly Element[],
  columns: Readers<Element>,
): RelationDefinition<Document> {
  // `columns` only ever reads what `elements` returned.
  return { elements, columns: columns as Readers<unknown> }
}

/** How documents of one kind are searched. */
export type IndexDefinition<Document> = {
  /** What is shown of a document, to a viewer where one is given; the rest is only searched. */
  hit(document: Document, viewer?: Viewer): { objectID: string }
  /**
   * The document as a viewer sees it: the same one, a reduced one, or undefined where it is hidden. Without this function every
   * viewer sees everything.
   */
  seenBy?(document: Document, viewer: Viewer): Document | undefined
  /** What else this depends on beside the document: another value whenever that has changed. */
  seenWith?(viewer: Viewer): unknown
  isPublished(document: Document): boolean
  /** Searched attributes in groups of decreasing weight: a word found in the first group ranks before one in the second. */
  searched: readonly Readonly<Record<string, (document: Document) => TextValue>>[]
  /** Words without meaning in this index, folded: "dr". */
  ignoredWords: ReadonlySet<string>
  /** Attributes that can be filtered and counted. */
  columns: Readers<Document>
  /** Attributes that can be filtered but not counted, since nearly every document has its own value. */
  identifiers: Readers<Document>
  /** Attributes that only query rules use. */
  ownColumns: Readers<Document>
  /** Relations that `nestedFilters` can use. */
  nested: Readonly<Record<string, RelationDefinition<Document>>>
  points(document: Document): readonly GeoPoint[]
  /** Order among equally relevant documents: smaller first, later entries break ties. */
  rank(document: Document): readonly number[]
  /** Alternative orders of a query (`sortBy`): smaller first, undefined last. Values must be whole numbers. */
  orders?: Readonly<Partial<Record<SortOrder, (document: Document) => number | undefined>>>
  /** Attributes of the hit that are marked in `_highlightResult`. */
  highlighted: readonly string[]
  /** Attributes that depend on the time of day, and how to update them in a document. */
  daily?: { attributes: readonly string[]; update(document: Document, now: Date): void }
}
