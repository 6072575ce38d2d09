import type { Work } from '../turns.ts'
import { Column, type ColumnValues } from './column.ts'

export type Readers<Row> = Readonly<Record<string, (row: Row) => ColumnValues>>

/** Attributes of rows. A column is made on first use, and extended by new rows when it is used again. */
export class Table<Row> {
  readonly rows: Row[] = []
  readonly #readers: Readers<Row>
  readonly #columns = new Map<string, Column>()

  constructor(readers: Readers<Row>) {
    this.#readers = readers
  }

  get attributes(): string[] {
    return Object.keys(this.#readers)
  }

  append(row: Row): void {
    this.rows.push(row)
  }

  /** Undefined where there is no such attribute. */
  column(attribute: string): Column | undefined {
    const read = Object.hasOwn(this.#readers, attribute) ? this.#readers[attribute] : undefined
    if (!read) return undefined
    const column = this.#columns.get(attribute) ?? new Column()
    this.#columns.set(attribute, column)
    for (let row = column.rows; row < this.rows.length; row++) column.append(read(this.rows[row]!))
    return column
  }

  /** Makes every column, one per piece of work. */
  *prepare(): Work<void> {
    for (const attribute of this.attributes) {
      yield
      this.column(attribute)
    }
  }

  /** Rebuilds the column of an attribute on next use, for values that change with time. */
  forget(attribute: string): void {
    this.#columns.delete(attribute)
  }
}
