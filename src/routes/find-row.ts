import { closedSections, type Row } from './route-table.ts'

/** A row and the values of its parameters in an address. */
export type Found = { row: Row; params: Record<string, string> }

/** The row of an address among the given ones. A fixed word takes precedence over a parameter, from left to right. */
export function findRow(all: readonly Row[], path: string): Found | undefined {
  const segments = toSegments(path)
  if (!segments) return undefined
  const isClosed = closedSections.some((section) => section === segments[0])
  const rows = isClosed ? all.filter((row) => row.path.split('/')[0] === segments[0]) : all
  const fitting = rows.flatMap((row) => {
    const params = readParams(row, segments)
    return params ? [{ row, params }] : []
  })
  const [best] = fitting.sort((one, other) => (shape(one.row) < shape(other.row) ? -1 : 1))
  return best
}

/** Sorts rows: at the first difference the fixed word comes first. */
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
    const segment = segments[index]
    if (part.startsWith('$') && segment !== undefined) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/** The decoded segments; undefined for malformed escapes and empty segments. */
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
