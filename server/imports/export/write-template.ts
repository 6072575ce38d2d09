import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvLine } from '#server/csv'
import type { Format } from '../folder/find-tables.ts'
import { columnsOf, kindDescriptions } from '../kinds/kinds.ts'
import { kindNames, type KindName } from '../kinds/kind-names.ts'
import { picture } from '../values/picture.ts'
import { tableWriters } from './table-writers.ts'

/** Writes a file for every kind: the columns, in CSV what they are, and an example, without the pictures that it would need. */
export function writeTemplate(folder: string, format: Format): void {
  mkdirSync(folder, { recursive: true })
  const { head, row } = tableWriters[format]
  for (const kind of kindNames) {
    const example = columnsOf(kind).map(([name, column]) => (needsPicture(name, column.read) ? '' : column.example))
    // JSON has no place for explanations.
    const explained = format === 'csv' ? csvLine(explanationsOf(kind)) : ''
    writeFileSync(join(folder, `${kind}.${format}`), head(kind) + explained + row(kind, example))
  }
}

const explanationsOf = (kind: KindName) =>
  columnsOf(kind).map(([, { isRequired, description }], index) =>
    [index === 0 ? `# ${kindDescriptions[kind]}. ` : '', isRequired ? 'Needed. ' : '', description].join(''),
  )

const needsPicture = (name: string, read: unknown) => read === picture.read || name === 'photos'
