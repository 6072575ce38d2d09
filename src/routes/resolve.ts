import { localeAliases, locales } from '#contract/locale'
import type { Resolution } from '#contract/rendering'
import { trimEnd } from '#contract/trim'
import { matchBare, matchLocalised } from './match.ts'
import { formerPaths } from './route-table.ts'
import { screenTable } from './screen-table.ts'
import { parseSearch, shownSearch, stringifySearch } from './search.ts'

/** Classifies an address. Pure: the server chooses the locale for an address without one. */
export function resolve(address: string, basePath: string): Resolution {
  const { path, query } = split(address, basePath)
  const [, first = ''] = path.split('/')
  const rest = path.slice(first.length + 1)
  if (path === '/') return { kind: 'localise', path: query, status: 302 }
  const alias = localeAliases[first]
  if (alias) return { kind: 'redirect', path: `/${alias}${rest}${query}`, status: 301 }

  const shown = path + stringifySearch(shownSearch(parseSearch(query)))
  const locale = locales[first]?.prefix
  const match = locale === undefined ? matchBare(path) : matchLocalised(rest)
  const formerHere = locale !== undefined && formerPaths[rest.slice(1)]
  if (formerHere) return { kind: 'redirect', path: `/${first}/${formerHere}${query}`, status: 301 }
  if (match) {
    const { isPrivate = false, isOfOneVisit = false } = screenTable[match.screen]
    return isPrivate
      ? { kind: 'shell', locale, screen: match.screen, isOfOneVisit }
      : { kind: 'page', address: shown, locale, screen: match.screen }
  }
  if (/\.[a-z0-9]+$/i.test(path)) return { kind: 'file' }
  const former = formerPaths[path.slice(1)]
  if (former) return { kind: 'localise', path: `/${former}${query}`, status: 301 }
  if (locale === undefined && !looksLikeLocale(first) && matchLocalised(path)) {
    return { kind: 'localise', path: path + query, status: 301 }
  }
  return { kind: 'page', address: shown, locale, screen: 'not-found' }
}

/** A pair of language and country that we do not have is not found, rather than taken for a city. */
const looksLikeLocale = (segment: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment)

function split(address: string, basePath: string): { path: string; query: string } {
  const at = address.indexOf('?')
  const whole = at < 0 ? address : address.slice(0, at)
  const path = whole.startsWith(`${basePath}/`) ? whole.slice(basePath.length) : whole === basePath ? '/' : whole
  return { path: trimEnd(path, '/') || '/', query: at < 0 ? '' : address.slice(at) }
}
