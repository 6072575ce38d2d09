import type { KindName } from '../kinds/kind-names.ts'
import { columnNameOf, unknownColumn } from '../rows/column-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import type { RawRow } from '../rows/raw-row.ts'
import { mostLineBytes, readLines } from './read-lines.ts'
import { readObject } from './read-object.ts'

type Report = (problem: ImportProblem) => void

/** The rows of one file with a JSON object in each line. What is wrong with a line is reported, and the next one is read. */
export async function* readNdjson(path: string, file: string, kind: KindName, report: Report): AsyncGenerator<RawRow> {
  const sayUnknown = createUnknown(kind, file, report)
  let isEmpty = true
  for await (const read of readLines(path)) {
    const { line } = read
    const wrong = (value: string, expected: string) => report({ file, line, column: '', value, expected })
    if ('unreadable' in read) {
      isEmpty = false
      wrong('', read.unreadable === 'too long' ? `at most ${mostLineBytes} bytes in a line` : 'text in UTF-8')
      continue
    }
    if (!read.text.trim()) continue
    isEmpty = false
    const object = parse(read.text)
    if ('isWrong' in object) {
      wrong(object.near, 'one JSON object in each line, whole and without a comma behind it, such as {"id": "A-1"}')
      continue
    }
    const { cells, faults, unknown } = readObject(kind, object.value, read.text)
    sayUnknown(line, unknown)
    yield { kind, file, line, cells, faults }
  }
  if (isEmpty && !mayBeEmpty.includes(kind))
    report({
      ...{ file, line: 0, column: '', value: '' },
      expected: 'a row: an empty file would hide all that there is. Without the file it stays',
    })
}

/** Kinds of which a directory may have none from one night to the next. */
const mayBeEmpty: readonly KindName[] = ['countries', 'cities', 'specialities', 'exceptions', 'accepted_plans']

/** Letters of a line that are shown with a problem. */
const nearby = 60

function parse(text: string): { value: object } | { isWrong: true; near: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value }
    return { isWrong: true, near: text.slice(0, nearby) }
  } catch (failure) {
    // Without a position the line is wrong from its beginning, or ends too soon.
    const at = Number(/position (\d+)/.exec(String(failure))?.[1] ?? 0)
    return { isWrong: true, near: text.slice(Math.max(0, at - nearby / 2), at + nearby / 2) }
  }
}

/** Names of fields of a file that are remembered, so that each is noted once. */
const mostNames = 100

function createUnknown(kind: KindName, file: string, report: Report) {
  const said = new Set<string>()
  return (line: number, fields: ReadonlyMap<string, string>) => {
    for (const [field, value] of fields) {
      if (said.has(field)) continue
      if (said.size < mostNames) said.add(field)
      report({ file, line, column: field.slice(0, nearby), value, ...unknownColumn(kind, columnNameOf(field)) })
    }
  }
}
