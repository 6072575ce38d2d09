import { findBare, findLocalised } from './match.ts'

/**
 * The pattern of an address in the table of routes, such as `/$locale/doctor/$speciality/$city/$name`: what kind of page it is, and
 * nothing of which. `/*` for one that leads nowhere.
 */
export function addressPattern(pathname: string, { basePath, locale }: { basePath: string; locale: string }): string {
  const path = pathname.slice(basePath.length)
  const isLocalised = path === `/${locale}` || path.startsWith(`/${locale}/`)
  const row = (isLocalised ? findLocalised(path.slice(locale.length + 1)) : findBare(path))?.row
  if (!row) return '/*'
  return isLocalised ? `/$locale${row.path && `/${row.path}`}` : `/${row.path}`
}
