import { useCallback } from 'react'
import { isDocument, readTenantAddress } from '#contract/external-page'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { matchLocalised } from '#src/routes/match.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'

/** Attributes of an anchor for a link in a tenant's content. */
export type ContentTarget = { href: string; target?: '_blank'; rel?: string }

/**
 * The target of an address in a tenant's content. Paths begin after the locale and get mount path, locale and key; those to a
 * screen that is not built have no target, nor has anything but https, mail and telephone. Links out of the app open a new tab.
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

/** The same as a hook. */
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
  if (!match) return undefined
  return { href: createLinks(app).path(path, parseSearch(query)) + hash }
}

/** Documents are outside the app, without its locale in the path; language and tenant are in their query. */
function documentTarget({ basePath, locale, keyInUrl, tenant }: AppContext, path: string): ContentTarget {
  const query = stringifySearch({ locale: locale.prefix, ...(keyInUrl ? { key: tenant } : {}) })
  return { href: `${basePath}${path}${query}`, target: '_blank', rel: 'noopener' }
}
