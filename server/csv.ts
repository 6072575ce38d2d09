type CsvRow = readonly (string | null | undefined)[]

/** A table for a spreadsheet (RFC 4180, UTF-8 with its mark): no cell is taken for a formula. */
export const toCsv = (rows: readonly CsvRow[]): string => `${csvMark}${rows.map(csvLine).join('')}`

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const csvMark = '\ufeff'

/** One line of such a table. */
export const csvLine = (row: CsvRow): string => `${row.map((value) => cell(value ?? '')).join(',')}\r\n`

function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
