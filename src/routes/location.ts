import type { AppContext } from '#src/context/app-context.ts'
import { parseSearch, type PlainSearch } from './search.ts'

/** A target of the router. */
export type InAppLocation = { to: string; search: PlainSearch; hash?: string }

/** An in-app address as a target of the router; undefined where it leaves the app or this locale. */
export function toLocation(
  { basePath, locale }: Pick<AppContext, 'basePath' | 'locale'>,
  address: string,
): InAppLocation | undefined {
  const within = `${basePath}/${locale.prefix}`
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (path !== within && !path.startsWith(`${within}/`)) return undefined
  return { to: path.slice(basePath.length), search: parseSearch(query), ...(hash ? { hash: hash.slice(1) } : {}) }
}
