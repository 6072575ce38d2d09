/** Something wrong in a source: where, what was read, and what was expected. A warning stops no import. */
export type ImportProblem = {
  file: string
  /** From 1, as a spreadsheet counts; 0 for the file as a whole. */
  line: number
  /** Empty for the row as a whole. */
  column: string
  value: string
  expected: string
  isWarning?: true
}

/** What a value should have been; columns return it in place of a value that they cannot read. */
export class Expected {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Short for a failure of `Column.read`. */
export const expected = (text: string) => new Expected(text)
