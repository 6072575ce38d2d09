import type { Codes, Mappings } from './codes/codes.ts'
import type { KindName } from './kinds/kind-names.ts'
import type { ImportProblem } from './rows/problem.ts'
import type { RawRow } from './rows/raw-row.ts'

/** Where rows come from, whatever their format. */
export type Source = {
  /** Name of the source: its ids are its own. */
  name: string
  /** Kinds that it says something about; entries of others stay as they are. */
  kinds: ReadonlySet<KindName>
  mappings: Mappings
  /**
   * Rows in the order of the kinds: each after those that it refers to.
   *
   * @param codes what texts will be matched to, for a format that has several words for one thing
   */
  rows(report: (problem: ImportProblem) => void, codes: Codes): AsyncIterable<RawRow>
  hasFile(path: string): boolean
  readFile(path: string): Promise<Uint8Array>
}
