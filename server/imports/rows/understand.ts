import type { Codes } from '../codes/codes.ts'
import { kindNames, type KindName } from '../kinds/kind-names.ts'
import type { Row } from '../kinds/kinds.ts'
import type { Source } from '../source.ts'
import { createKeySet, type KeySet } from './key-set.ts'
import type { ImportProblem } from './problem.ts'
import { placeOf } from './raw-row.ts'
import { readRow } from './read-row.ts'

type Known = Record<KindName, KeySet>

type Options = {
  codes: Codes
  /** Ids that the source had before, of kinds that it does not have now. */
  before: ReadonlyMap<KindName, ReadonlySet<string>>
  report: (problem: ImportProblem) => void
  /** Called with how many rows were read, now and then. */
  onProgress?: ((rows: number) => void) | undefined
}

const progressEvery = 5_000

/** The rows of a source that can be used, in its order. What is wrong is reported; ids are unique, and references lead somewhere. */
export async function* understand(source: Source, { codes, before, report, onProgress }: Options): AsyncGenerator<Row> {
  const known = Object.fromEntries(kindNames.map((kind) => [kind, createKeySet(before.get(kind))])) as Known
  const context = {
    codes,
    has: (kind: KindName, id: string) => known[kind].has(id),
    hasFile: (path: string) => source.hasFile(path),
  }
  let rows = 0
  for await (const raw of source.rows(report, codes)) {
    if (++rows % progressEvery === 0) onProgress?.(rows)
    const row = readRow(raw, context, report)
    if (!row) {
      // What refers to it is not a second mistake.
      const id = raw.cells['id']
      if (id) known[raw.kind].add(id)
      continue
    }
    const key = keyOf(row)
    if (raw.mayRepeat && known[row.kind].has(key)) continue
    const [column, expected] = known[row.kind].has(key) ? uniqueness(row.kind) : placeFault(row, known)
    if (expected) report({ ...placeOf(raw, column), value: raw.cells[column] ?? '', expected })
    else yield row
    known[row.kind].add(key)
  }
  onProgress?.(rows)
}

/** What is unique within a kind. */
function keyOf({ kind, values }: Row): string {
  switch (kind) {
    case 'roles':
      return pairOf(values)
    case 'services':
      return JSON.stringify([values.practitioner, values.id])
    case 'hours':
      return JSON.stringify([values.practitioner, values.facility, values.days, values.from, values.kinds])
    case 'exceptions':
      return JSON.stringify([values.practitioner, values.from, values.to])
    case 'accepted_plans':
      return JSON.stringify([values.plan, values.facility, values.practitioner])
    default:
      return values.id
  }
}

const pairOf = ({ practitioner, facility }: { practitioner: string; facility: string }) =>
  JSON.stringify([practitioner, facility])

function uniqueness(kind: KindName): [column: string, expected: string] {
  if (kind === 'roles') return ['facility', 'each place of a doctor once; a line above has the same']
  if (['hours', 'exceptions', 'accepted_plans'].includes(kind)) return ['', 'each line once; one above has the same']
  return ['id', 'an id that no line above has']
}

/** Services and hours are where the doctor works. */
function placeFault(row: Row, known: Known): [column: string, expected?: string] {
  const isWithin =
    row.kind === 'services' || row.kind === 'hours'
      ? known.roles.has(pairOf(row.values))
      : row.kind !== 'accepted_plans' ||
        row.values.practitioner === undefined ||
        known.roles.has(pairOf({ practitioner: row.values.practitioner, facility: row.values.facility }))
  return isWithin ? [''] : ['facility', 'a facility where roles has this doctor']
}
