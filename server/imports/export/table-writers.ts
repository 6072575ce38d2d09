import { csvLine, csvMark } from '#server/csv'
import type { Format } from '../folder/find-tables.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { columnsOf } from '../kinds/kinds.ts'
import { toJson } from '../ndjson/json-text.ts'
import { namesOf } from '../rows/column-names.ts'

/** How a format begins a file, and writes a row of texts in the order of the kind's columns. */
type TableWriter = {
  head: (kind: KindName) => string
  row: (kind: KindName, texts: readonly string[]) => string
}

export const tableWriters: Record<Format, TableWriter> = {
  csv: {
    head: (kind) => csvMark + csvLine(namesOf(kind)),
    row: (_, texts) => csvLine(texts),
  },
  ndjson: {
    head: () => '',
    row: (kind, texts) => `${JSON.stringify(objectOf(kind, texts))}\n`,
  },
}

/** The fields that are not empty. */
const objectOf = (kind: KindName, texts: readonly string[]) =>
  Object.fromEntries(
    columnsOf(kind).flatMap(([name, column], index) => {
      const text = texts[index] ?? ''
      return text ? [[name, toJson(text, column)]] : []
    }),
  )
