import { readdirSync } from 'node:fs'
import { createCodeList } from '../codes/code-list.ts'
import { readTable } from '../csv/read-table.ts'
import { kindNames, type KindName } from '../kinds/kind-names.ts'
import { readNdjson } from '../ndjson/read-ndjson.ts'
import { columnNameOf } from '../rows/column-names.ts'
import type { ImportProblem } from '../rows/problem.ts'

/** Files of a folder that are no tables of ours and yet known. */
export const mappingFile = 'mapping.csv'
export const reportFile = 'problems.csv'

const readers = { csv: readTable, ndjson: readNdjson }

/** Formats that tables are read and written in, by the ends of their files' names. */
export type Format = keyof typeof readers
export const formats = Object.keys(readers) as Format[]

/** A file of a kind, and what reads it. */
export type Table = { file: string; read: typeof readTable }

/**
 * The file of each kind in a folder, whatever its format. What is unknown, or there twice, is reported.
 *
 * @param others files of the folder that are known to be something else
 */
export function findTables(
  folder: string,
  others: readonly string[],
  report: (problem: ImportProblem) => void,
): Map<KindName, Table> {
  const tables = new Map<KindName, Table>()
  const known = createCodeList<string>()
  for (const kind of kindNames) known.add(kind, [kind])
  for (const file of readdirSync(folder).sort()) {
    const format = formatOf(file)
    if (!format || others.includes(file)) continue
    const base = columnNameOf(file.slice(0, -format.length - 1))
    const kind = kindNames.find((each) => each === base)
    const other = kind && tables.get(kind)
    if (other) report(atFile(file, `one file of ${kind}; ${other.file} has them too`))
    else if (kind) tables.set(kind, { file, read: readers[format] })
    else if (![mappingFile, reportFile].includes(file.toLowerCase()))
      report(unknownFile(file, base, format, known.suggest(base)))
  }
  if (tables.size === 0 && others.length === 0)
    report({
      ...atFile('', `a folder with files such as ${nameAll(['organisations', 'facilities', 'practitioners'], 'csv')}`),
      value: folder,
    })
  return tables
}

/** The format that a file's name says. */
export const formatOf = (file: string): Format | undefined =>
  formats.find((format) => file.toLowerCase().endsWith(`.${format}`))

const atFile = (file: string, expected: string): ImportProblem => ({ file, line: 0, column: '', value: '', expected })

function unknownFile(file: string, base: string, format: Format, meant: string | undefined): ImportProblem {
  if (meant !== undefined) return atFile(file, `a known file; did you mean ${meant}.${format}?`)
  return { ...atFile(file, `one of ${nameAll(kindNames, format)}; this file is left out`), isWarning: true }
}

const nameAll = (kinds: readonly KindName[], format: Format) => kinds.map((kind) => `${kind}.${format}`).join(', ')
