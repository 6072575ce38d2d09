/** A table for a spreadsheet (RFC 4180, UTF-8 with its mark): no cell is taken for a formula. */
export const toCsv = (rows: readonly (readonly (string | null | undefined)[])[]): string =>
  `\ufeff${rows.map((row) => row.map((value) => cell(value ?? '')).join(',')).join('\r\n')}\r\n`

function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
