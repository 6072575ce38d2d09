import { servedRows } from './development-rows.ts'
import { findRow, type Found } from './find-row.ts'
import { bareRows, type Row } from './route-table.ts'

/** The page of an address. */
export type PageMatch = Pick<Row, 'screen' | 'kind'> & { params: Readonly<Record<string, string>> }

/**
 * The row of an address below a locale, without that locale. A fixed word takes precedence over a parameter, from left to
 * right.
 */
export function matchLocalised(path: string): PageMatch | undefined {
  const found = findLocalised(path)
  return found && toMatch(found.row, found.params)
}

/** The same with the row itself. */
export const findLocalised = (path: string): Found | undefined => findRow(servedRows, path)

/** The row of an address without a locale. */
export function matchBare(path: string): PageMatch | undefined {
  const found = findBare(path)
  return found && toMatch(found.row, found.params)
}

/** The same with the row itself. */
export const findBare = (path: string): Found | undefined => findRow(bareRows, path)

export function toMatch({ screen, kind, params: words }: Row, params: Readonly<Record<string, string>>): PageMatch {
  return { screen, ...(kind ? { kind } : {}), params: { ...params, ...words } }
}
