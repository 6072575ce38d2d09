import type { KindName } from '../kinds/kind-names.ts'

/** A row of a source before it is understood, whatever the format: texts by the names of the columns. */
export type RawRow = {
  kind: KindName
  file: string
  /** From 1; 0 where the format has no lines. */
  line: number
  /** Trimmed; an absent cell is the same as an empty one. */
  cells: Readonly<Record<string, string>>
  /** By column what a cell should have been, where the format has values of which no text could be made. */
  faults?: Readonly<Record<string, string>>
}
