import type { AppContext } from '#src/context/app-context.ts'
import { parseSearch, type PlainSearch } from './search.ts'

/** What the router goes to. */
export type InAppLocation = { to: string; search: PlainSearch; hash?: string }

/** An in-app address as the router takes it; undefined where it leaves the app or this locale of it. */
export function toLocation(
  { basePath, locale }: Pick<AppContext, 'basePath' | 'locale'>,
  address: string,
): InAppLocation | undefined {
  const within = `${basePath}/${locale.prefix}`
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (path !== within && !path.startsWith(`${within}/`)) return undefined
  return { to: path.slice(basePath.length), search: parseSearch(query), ...(hash ? { hash: hash.slice(1) } : {}) }
}
