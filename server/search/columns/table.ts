import { Column, type ColumnValues } from './column.ts'

/** Columns of equal length, by attribute name. */
export class Table<Row> {
  rows = 0
  readonly #columns: Map<string, { column: Column; read: (row: Row) => ColumnValues }>

  constructor(readers: Readonly<Record<string, (row: Row) => ColumnValues>>) {
    this.#columns = new Map(Object.entries(readers).map(([name, read]) => [name, { column: new Column(), read }]))
  }

  get attributes(): string[] {
    return [...this.#columns.keys()]
  }

  append(row: Row): void {
    for (const { column, read } of this.#columns.values()) column.append(read(row))
    this.rows++
  }

  column(attribute: string): Column | undefined {
    return this.#columns.get(attribute)?.column
  }

  /** Reads one attribute of every row anew, for values that change with time alone. */
  rewrite(attribute: string, rows: Iterable<Row>): void {
    const entry = this.#columns.get(attribute)
    if (!entry) return
    entry.column = new Column()
    for (const row of rows) entry.column.append(entry.read(row))
  }
}
