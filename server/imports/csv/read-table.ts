import type { KindName } from '../kinds/kind-names.ts'
import { columnsOf } from '../kinds/kinds.ts'
import { columnNameOf, namesOf, unknownColumn } from '../rows/column-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { RawRow } from '../rows/raw-row.ts'
import { readCsv, UnreadableFile, type CsvRecord } from './read-csv.ts'

type Report = (problem: ImportProblem) => void

/** Rows above the names of the columns: a title, and a row of groups over several of them. */
const mostAbove = 3

/** Lines that begin with this are explanations. */
const comment = '#'

/** The rows of one CSV file by the names in its header. Problems of the file as a whole are reported. */
export async function* readTable(path: string, file: string, kind: KindName, report: Report): AsyncGenerator<RawRow> {
  let header: string[] | undefined
  const above: CsvRecord[] = []
  try {
    for await (const record of readCsv(path, (cells) => isHeader(kind, cells))) {
      if (record.cells[0]?.startsWith(comment)) continue
      if (header) {
        yield { kind, file, line: record.line, cells: cellsOf(header, record, file, report) }
        continue
      }
      if (isHeader(kind, record.cells)) header = readHeader(kind, record, file, report)
      else if (above.push(record) > mostAbove) break
    }
    if (!header)
      report({
        file,
        line: above[0]?.line ?? 0,
        column: '',
        value: '',
        expected: `the names of the columns: ${namesOf(kind).join(', ')}`,
      })
  } catch (failure) {
    if (!(failure instanceof UnreadableFile)) throw failure
    report({ file, line: failure.line, column: '', value: '', expected: failure.message })
  }
}

/** A column that is needed may be marked by a star. */
const nameOf = (cell: string) => columnNameOf(cell.replace(/\*$/, ''))

/** A record with at least two of the names, or with its only one. */
function isHeader(kind: KindName, cells: readonly string[]): boolean {
  const names = new Set(namesOf(kind))
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.filter((cell) => names.has(nameOf(cell))).length >= Math.min(2, filled.length)
}

function readHeader(kind: KindName, { cells, line }: CsvRecord, file: string, report: Report): string[] {
  const header = cells.map(nameOf)
  for (const [index, name] of header.entries()) {
    if (!name) continue
    const value = cells[index] ?? ''
    if (header.indexOf(name) < index)
      report({ file, line, column: name, value, expected: 'each column once; this one is there twice' })
    else if (!namesOf(kind).includes(name)) report({ file, line, column: name, value, ...unknownColumn(kind, name) })
  }
  for (const [name, { isRequired, description }] of columnsOf(kind))
    if (isRequired && !header.includes(name))
      report({ file, line, column: name, value: '', expected: `a column ${name}: ${description}` })
  return header
}

function cellsOf(header: readonly string[], { cells, line }: CsvRecord, file: string, report: Report) {
  const extra = cells.slice(header.length).find(Boolean)
  if (extra)
    report({
      file,
      line,
      column: '',
      value: extra,
      expected: `${header.length} cells; a comma within a cell needs quotation marks around it`,
    })
  return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
}
