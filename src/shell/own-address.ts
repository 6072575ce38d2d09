import { readTenantAddress } from '#contract/external-page'
import type { AppContext } from '#src/context/app-context.ts'
import { createLinks } from '#src/routes/links.ts'
import { parseSearch } from '#src/routes/search.ts'
import { splitAddress } from '#src/features/content-link/content-link.ts'

/** The target of an address in a tenant's configuration. `host` is set for another site. */
export type OwnAddress = { href: string; host?: string }

/**
 * An address of the configuration (T03): a path of the app, or a page of an allowed host. Undefined for an empty one, and for
 * one that the check of configurations would refuse.
 */
export function ownAddress(app: AppContext, address: string): OwnAddress | undefined {
  const target = address === '' ? undefined : readTenantAddress(address)
  if (!target) return undefined
  if (target.kind === 'path') {
    const { path, query, hash } = splitAddress(target.path)
    return { href: createLinks(app).path(path, parseSearch(query)) + hash }
  }
  const { content_hosts = [] } = app.init.settings.whitelabel_configs
  return content_hosts.includes(target.host) ? { href: target.href, host: target.host } : undefined
}
