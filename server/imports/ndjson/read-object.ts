import type { KindName } from '../kinds/kind-names.ts'
import { columnsOf } from '../kinds/kinds.ts'
import { columnNameOf } from '../rows/column-names.ts'
import { Expected } from '../rows/problem.ts'
import type { RawRow } from '../rows/raw-row.ts'
import { toText } from './json-text.ts'

/** An object as cells, and its fields that are none of the kind's columns with their values, for people. */
export type ReadObject = Required<Pick<RawRow, 'cells' | 'faults'>> & { unknown: Map<string, string> }

/**
 * The fields of an object by the names of the columns.
 *
 * @param text the line that the object was read from, where a field that is there twice is still to be seen
 */
export function readObject(kind: KindName, object: object, text: string): ReadObject {
  const columns = new Map(columnsOf(kind))
  const cells: Record<string, string> = {}
  const faults: Record<string, string> = {}
  const unknown = new Map<string, string>()
  for (const [field, value] of Object.entries(object) as [string, unknown][]) {
    const name = columnNameOf(field)
    const column = columns.get(name)
    if (!column) {
      unknown.set(field, shown(value))
      continue
    }
    const read = toText(value, column)
    if (read instanceof Expected) faults[name] = read.text
    cells[name] = read instanceof Expected ? shown(value) : read
  }
  // Within a nested value, which is a mistake anyway, the names of fields are others.
  const again = Object.values(object).some(holdsNested) ? [] : twice(text)
  for (const name of again) if (columns.has(name)) faults[name] = 'each field once; this one is there twice'
  return { cells, faults, unknown }
}

/** Values of a list that are shown where something is wrong with one. */
const mostShown = 20

/** A value for people: what is within another is not gone through, since it may be deep. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (!Array.isArray(value)) return '{…}'
  const items = value.slice(0, mostShown).map((item: unknown) => (isNested(item) ? '…' : String(item)))
  return `[${items.join(', ')}${value.length > mostShown ? ', …' : ''}]`
}

const holdsNested = (value: unknown) => (Array.isArray(value) ? value.some(isNested) : isNested(value))

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** Names that the object of a line has twice or more. */
function twice(text: string): Set<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const [, name = '', colon] of text.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?/g)) {
    if (!colon) continue
    const plain = columnNameOf(JSON.parse(name) as string)
    if (seen.has(plain)) again.add(plain)
    seen.add(plain)
  }
  return again
}
