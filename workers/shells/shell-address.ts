import { isLocalePrefix } from '#contract/locale'

/** What the worker needs to know of the app. `mount` ends with a slash. */
type Mounted = { mount: string }

/**
 * The shell that can show an address: one per locale, and per `key` where that names the tenant. Undefined for an address that
 * is no page of a locale (calls, files, documentation), for a reload that bypasses all caches, and for a page that requests
 * another language or country (Q01, Q02): only the server knows whether the tenant offers it.
 */
export function shellAddress(address: URL, { mount }: Mounted): string | undefined {
  if (!address.pathname.startsWith(mount) || address.searchParams.get('refresh_page') === '1') return undefined
  if (address.searchParams.has('lang') || address.searchParams.has('country')) return undefined
  const [prefix = ''] = address.pathname.slice(mount.length).split('/')
  if (!isLocalePrefix(prefix)) return undefined
  const key = address.searchParams.get('key')
  return `${mount}_shell/${prefix}${key ? `?key=${encodeURIComponent(key)}` : ''}`
}

/** The home page of a cached shell: where an address without a locale leads when the server cannot be reached. */
export function homeOfShell(shell: URL, { mount }: Mounted): string | undefined {
  const prefix = shell.pathname.startsWith(`${mount}_shell/`) ? shell.pathname.slice(`${mount}_shell/`.length) : ''
  return isLocalePrefix(prefix) ? `${mount}${prefix}${shell.search}` : undefined
}

/** Whether a page may ask for this shell to be cached: one of a locale, under the mount path. */
export function isShellAddress(address: string, { mount }: Mounted): boolean {
  const shell = new URL(address, 'https://shell.invalid')
  return shell.host === 'shell.invalid' && homeOfShell(shell, { mount }) !== undefined
}
