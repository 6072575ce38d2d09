import type { ImportProblem } from './problem.ts'
import type { KindName } from '../kinds/kind-names.ts'

/** Where a value was read, as a person finds it. */
export type Place = Pick<ImportProblem, 'file' | 'line' | 'column'>

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
  /** By column where its value was read, and under '' the whole row, where the format has other names for it than our columns. */
  places?: Readonly<Record<string, Place>>
  /** Columns whose values are those of another row, which was told what is wrong with them. */
  repeats?: readonly string[]
  /** The format says one thing several times: a row that is the same entry as one before is left out, rather than a mistake. */
  mayRepeat?: true
}

/** Where a column of a row was read. */
export const placeOf = ({ file, line, places }: RawRow, column: string): Place =>
  places?.[column] ?? places?.[''] ?? { file, line, column }
