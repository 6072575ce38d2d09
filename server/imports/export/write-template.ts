import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCsv } from '#server/csv'
import { columnsOf, kindDescriptions } from '../kinds/kinds.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { picture } from '../values/picture.ts'

/** Writes a file for every kind: the columns, what they are, and an example, without the pictures that it would need. */
export function writeTemplate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const kind of kindNames) {
    const columns = columnsOf(kind)
    const explained = columns.map(([, { isRequired, description }], index) =>
      [index === 0 ? `# ${kindDescriptions[kind]}. ` : '', isRequired ? 'Needed. ' : '', description].join(''),
    )
    const example = columns.map(([name, column]) => (needsPicture(name, column.read) ? '' : column.example))
    writeFileSync(join(folder, `${kind}.csv`), toCsv([columns.map(([name]) => name), explained, example]))
  }
}

const needsPicture = (name: string, read: unknown) => read === picture.read || name === 'photos'
