import { findBare, findLocalised } from './match.ts'

/**
 * The pattern of an address in the table of routes, such as `/$locale/doctor/$speciality/$city/$name`: the kind of page without
 * its subject. `/*` for an unknown address.
 */
export function addressPattern(pathname: string, { basePath, locale }: { basePath: string; locale: string }): string {
  const path = pathname.slice(basePath.length)
  const isLocalised = path === `/${locale}` || path.startsWith(`/${locale}/`)
  const row = (isLocalised ? findLocalised(path.slice(locale.length + 1)) : findBare(path))?.row
  if (!row) return '/*'
  return isLocalised ? `/$locale${row.path && `/${row.path}`}` : `/${row.path}`
}
