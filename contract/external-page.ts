import type { Language } from '#contract/locale'
import type { ClientConfiguration, ExternalPage } from '#contract/tenant'

/** Where an address of a tenant leads: into the app, or to another host. */
export type TenantTarget = { kind: 'path'; path: string } | { kind: 'host'; href: string; host: string }

/** What is framed or led to for an address outside (R29, U01). */
export type ExternalTarget = TenantTarget & { /** Whether it may be shown inside the app. */ isFramed: boolean }

/** The tenant's external page of this id. There is no way to one but its id (R29, Q11). */
export function findExternalPage(
  { external_pages = [] }: Pick<ClientConfiguration, 'external_pages'>,
  id: string | undefined,
): ExternalPage | undefined {
  return external_pages.find((page) => page.id === id)
}

/** Where an external page leads in a language, in English where it has none of it; undefined for an address that is none. */
export function externalTarget(
  configuration: Pick<ClientConfiguration, 'content_hosts'>,
  { url, embed }: ExternalPage,
  language: Language,
): ExternalTarget | undefined {
  const target = readTenantAddress(typeof url === 'string' ? url : url[language] || url.en)
  // What shows external pages is none itself: it would lead to itself for ever.
  if (!target || (target.kind === 'path' && /^\/external\b/.test(target.path))) return undefined
  const isAllowed = target.kind === 'path' ? isDocument(target.path) : framedHosts(configuration).includes(target.host)
  return { ...target, isFramed: embed && isAllowed }
}

/** Hosts whose pages the app may frame. */
export const framedHosts = ({ content_hosts = [] }: Pick<ClientConfiguration, 'content_hosts'>) => content_hosts

/** Documents of our own server that are made to be framed; no page of the app is. */
export const isDocument = (path: string) => path.startsWith('/documents/')

/**
 * Reads an address that a tenant supplied: a path of the app, or https, or http of this machine. Anything else, a script or a
 * host that pretends to be a path, is none.
 */
export function readTenantAddress(address: string): TenantTarget | undefined {
  if (/[\s\\]/.test(address)) return undefined
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : { kind: 'path', path: address }
  const [, protocol, host = ''] = /^(https?):\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#].*)?$/.exec(address) ?? []
  const isSafe = protocol === 'https' || (protocol === 'http' && isThisMachine(host))
  return isSafe ? { kind: 'host', href: address, host } : undefined
}

/** Plain http is for addresses of the same machine alone. */
export const isThisMachine = (host: string) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/**
 * The partner's own login: a path of the app, or an address on one of its hosts. Undefined where it names none, or one that is on
 * no host of its own.
 */
export function loginTarget({
  login_url,
  content_hosts = [],
}: Pick<ClientConfiguration, 'login_url' | 'content_hosts'>): TenantTarget | undefined {
  const target = readTenantAddress(login_url)
  return target?.kind === 'host' && !content_hosts.includes(target.host) ? undefined : target
}
