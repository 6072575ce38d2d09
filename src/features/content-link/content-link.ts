import { useCallback } from 'react'
import { isDocument, readTenantAddress } from '#contract/external-page'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { matchLocalised } from '#src/routes/match.ts'
import { isAvailable } from '#src/routes/screens.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'

/** What a link of a tenant's content becomes: attributes of an anchor. */
export type ContentTarget = { href: string; target?: '_blank'; rel?: string }

/**
 * Where an address in a tenant's content leads. Paths begin after the locale and get mount path, locale and key; those to a screen
 * that is not built lead nowhere, as does everything but https, mail and telephone. Who leaves does so in a tab of its own.
 */
export function contentTarget(app: AppContext, address: string | undefined): ContentTarget | undefined {
  if (address === undefined) return undefined
  if (/^(mailto|tel):/.test(address)) return { href: address }
  const target = readTenantAddress(address)
  if (target?.kind === 'host') {
    return target.href.startsWith('https:')
      ? { href: target.href, target: '_blank', rel: 'noopener noreferrer' }
      : undefined
  }
  if (!target) return undefined
  return isDocument(target.path) ? documentTarget(app, target.path) : pageTarget(app, target.path)
}

/** The same for a page that is drawn. */
export function useContentTarget(): (address: string | undefined) => ContentTarget | undefined {
  const app = useApp()
  return useCallback((address) => contentTarget(app, address), [app])
}

/** Path, query with its question mark, and fragment with its hash. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return { path, query, hash }
}

function pageTarget(app: AppContext, address: string): ContentTarget | undefined {
  const { path, query, hash } = splitAddress(address)
  const match = matchLocalised(path)
  if (!match || !isAvailable(match.screen)) return undefined
  return { href: createLinks(app).path(path, parseSearch(query)) + hash }
}

/** Documents stand beside the app, without its locale in front, and are told language and tenant. */
function documentTarget({ basePath, locale, keyInUrl, tenant }: AppContext, path: string): ContentTarget {
  const query = stringifySearch({ locale: locale.prefix, ...(keyInUrl ? { key: tenant } : {}) })
  return { href: `${basePath}${path}${query}`, target: '_blank', rel: 'noopener' }
}
