import { bareRows, closedSections, localisedRows, type Row } from './rows.ts'

/** What an address shows. */
export type PageMatch = Pick<Row, 'screen' | 'kind'> & { params: Readonly<Record<string, string>> }

/** The row of an address under a locale, without that locale. A word in a row stands before a parameter, from left to right. */
export function matchLocalised(path: string): PageMatch | undefined {
  const found = findLocalised(path)
  return found && toMatch(found.row, found.params)
}

/** A row and what an address says for its parameters. */
type Found = { row: Row; params: Record<string, string> }

/** The same with the row itself. */
export function findLocalised(path: string): Found | undefined {
  const segments = toSegments(path)
  if (!segments) return undefined
  const isClosed = closedSections.some((section) => section === segments[0])
  const rows = isClosed ? localisedRows.filter((row) => row.path.split('/')[0] === segments[0]) : localisedRows
  return findIn(rows, segments)
}

/** The row of an address that stands without a locale. */
export function matchBare(path: string): PageMatch | undefined {
  const found = findBare(path)
  return found && toMatch(found.row, found.params)
}

/** The same with the row itself. */
export function findBare(path: string): Found | undefined {
  const segments = toSegments(path)
  return segments && findIn(bareRows, segments)
}

function findIn(rows: readonly Row[], segments: readonly string[]): Found | undefined {
  const fitting = rows.flatMap((row) => {
    const params = readParams(row, segments)
    return params ? [{ row, params }] : []
  })
  const [best] = fitting.sort((one, other) => (shape(one.row) < shape(other.row) ? -1 : 1))
  return best
}

export function toMatch({ screen, kind, params: words }: Row, params: Readonly<Record<string, string>>): PageMatch {
  return { screen, ...(kind ? { kind } : {}), params: { ...params, ...words } }
}

/** Sorts rows: at the first difference the word wins. */
const shape = ({ path }: Row) =>
  path
    .split('/')
    .map((part) => (part.startsWith('$') ? '1' : '0'))
    .join('')

function readParams({ path }: Row, segments: readonly string[]): Record<string, string> | undefined {
  const parts = path === '' ? [] : path.split('/')
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]!
    if (part.startsWith('$')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/** Undefined for what no row can be: malformed escapes and empty segments. */
function toSegments(path: string): string[] | undefined {
  const parts = path.split('/').slice(path.startsWith('/') ? 1 : 0)
  if (parts.at(-1) === '') parts.pop()
  try {
    const segments = parts.map((part) => decodeURIComponent(part))
    return segments.includes('') ? undefined : segments
  } catch {
    return undefined
  }
}
