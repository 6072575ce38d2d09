import type { ColumnValues } from '../columns/column.ts'

/** Columns that hold attributes of the hit unchanged. */
export function attributesOf<Hit extends object, Document>(
  hitOf: (document: Document) => Hit,
  names: readonly (keyof Hit & string)[],
): Record<string, (document: Document) => ColumnValues> {
  return Object.fromEntries(names.map((name) => [name, (document: Document) => hitOf(document)[name] as ColumnValues]))
}
