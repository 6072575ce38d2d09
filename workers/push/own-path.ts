/** The app that a push worker belongs to: one tenant of one origin. `mount` ends with a slash. */
export type Home = {
  origin: string
  mount: string
  /** Names the tenant in its addresses; null where the host does. */
  key: string | null
}

/**
 * The app of the worker with this script address and scope. The page registers it under `{mount}push/{tenant}/`, with the key
 * in the script's address where the tenant's addresses need one.
 */
export function homeOf({ script, scope }: { script: string; scope: string }): Home {
  const { origin, pathname } = new URL('../../', scope)
  return { origin, mount: pathname, key: new URL(script).searchParams.get('key') }
}

/** The path of an address in the tenant's own app; its home for anything else, another tenant's address too. */
export function ownPath(address: unknown, home: Home): string {
  const url = typeof address === 'string' && address !== '' ? toUrl(address, home) : undefined
  if (!url || !isIn(url, home)) return startOf(home)
  const { key } = home
  if (key !== null) url.searchParams.set('key', key)
  return url.pathname + url.search + url.hash
}

/** The number of the visit by video to whose room a path leads; undefined for any other. */
export const roomOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? /\/appointment\/session\/([\w-]+)(?:[?#]|$)/.exec(path)?.[1] : undefined

/** The tenant's picture, which notifications have. */
export const iconOf = ({ mount, key }: Pick<Home, 'mount' | 'key'>): string =>
  `${mount}icons/icon-192.png${key === null ? '' : `?key=${encodeURIComponent(key)}`}`

/** Whether an open window shows the tenant's app. */
export function isOwnWindow(address: string, home: Home): boolean {
  const url = toUrl(address, home)
  return url !== undefined && url.searchParams.get('key') === home.key && isIn(url, home)
}

const toUrl = (address: string, { origin, mount }: Home) =>
  URL.canParse(address, origin + mount) ? new URL(address, origin + mount) : undefined

const startOf = ({ mount, key }: Home) => (key === null ? mount : `${mount}?key=${encodeURIComponent(key)}`)

/** An API call is not a page to open. */
function isIn(url: URL, { origin, mount, key }: Home): boolean {
  const named = url.searchParams.getAll('key')
  return (
    url.origin === origin &&
    url.pathname.startsWith(mount) &&
    // A path that begins with two slashes would name a host.
    !url.pathname.startsWith('//') &&
    !url.pathname.startsWith(`${mount}api/`) &&
    named.every((one) => one === key)
  )
}
