import type { Language } from '#contract/locale'
import type { ClientConfiguration, ExternalPage } from '#contract/tenant'

/** Where an address of a tenant leads: into the app, or to another host. */
export type TenantTarget = { kind: 'path'; path: string } | { kind: 'host'; href: string; host: string }

/** What is shown in a frame, or linked to, for an address outside (R29, U01). */
export type ExternalTarget = TenantTarget & { /** Whether it may be shown inside the app. */ isFramed: boolean }

/** The tenant's external page with this id. Only configured ids can be reached, never a URL from the address (R29, Q11). */
export function findExternalPage(
  { external_pages = [] }: Pick<ClientConfiguration, 'external_pages'>,
  id: string | undefined,
): ExternalPage | undefined {
  return external_pages.find((page) => page.id === id)
}

/**
 * Where an external page leads in a language, or in English where it has no address in that language; undefined for an invalid
 * address.
 */
export function externalTarget(
  configuration: Pick<ClientConfiguration, 'content_hosts'>,
  { url, embed }: ExternalPage,
  language: Language,
): ExternalTarget | undefined {
  const target = readTenantAddress(typeof url === 'string' ? url : url[language] || url.en)
  // An external page may not lead to `/external` itself, which would load itself without end.
  if (!target || (target.kind === 'path' && /^\/external\b/.test(target.path))) return undefined
  const isAllowed = target.kind === 'path' ? isDocument(target.path) : framedHosts(configuration).includes(target.host)
  return { ...target, isFramed: embed && isAllowed }
}

/** Hosts whose pages the app may show in a frame. */
export const framedHosts = ({ content_hosts = [] }: Pick<ClientConfiguration, 'content_hosts'>) => content_hosts

/** Documents of our own server that are made for a frame; pages of the app are not. */
export const isDocument = (path: string) => path.startsWith('/documents/')

/**
 * Parses an address that a tenant supplied: a path of the app, https, or http of this machine. Undefined for anything else,
 * such as a script or a host that looks like a path.
 */
export function readTenantAddress(address: string): TenantTarget | undefined {
  if (/[\s\\]/.test(address)) return undefined
  if (address.startsWith('/')) return address.startsWith('//') ? undefined : { kind: 'path', path: address }
  const [, protocol, host = ''] = /^(https?):\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#].*)?$/.exec(address) ?? []
  const isSafe = protocol === 'https' || (protocol === 'http' && isThisMachine(host))
  return isSafe ? { kind: 'host', href: address, host } : undefined
}

/** Plain http is allowed for addresses of the same machine only. */
export const isThisMachine = (host: string) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/**
 * The partner's own login: a path of the app, or an address on one of its hosts. Undefined where none is configured, or where
 * it is on a foreign host.
 */
export function loginTarget({
  login_url,
  content_hosts = [],
}: Pick<ClientConfiguration, 'login_url' | 'content_hosts'>): TenantTarget | undefined {
  const target = readTenantAddress(login_url)
  return target?.kind === 'host' && !content_hosts.includes(target.host) ? undefined : target
}
